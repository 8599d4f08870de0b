/**
 * The part of a service worker's world that ours touches. TypeScript's own library for workers
 * redefines the page's globals, and both cannot be had in one program.
 */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly { readonly id: string }[]>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void
}

export const scope = self as unknown as WorkerScope
