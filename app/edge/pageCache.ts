import type { Kept } from './kept'

export interface CacheBounds {
  readonly pages: number
  readonly bytes: number
}

/** Pages by key, bounded in number and bytes: the one kept longest makes room. */
export class PageCache {
  private readonly pages = new Map<string, Kept>()
  private held = 0

  constructor(private readonly bounds: CacheBounds) {}

  /** The page kept under a key. */
  get(key: string): Kept | undefined {
    return this.pages.get(key)
  }

  /** Keeps a page under its key in place of an older one; one larger than all the room is not kept. */
  set(key: string, page: Kept): void {
    this.drop(key)
    if (page.bytes > this.bounds.bytes) return
    this.pages.set(key, page)
    this.held += page.bytes
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= this.bounds.pages && this.held <= this.bounds.bytes) return
      this.drop(oldest)
    }
  }

  private drop(key: string) {
    const page = this.pages.get(key)
    if (!page) return
    this.pages.delete(key)
    this.held -= page.bytes
  }
}
