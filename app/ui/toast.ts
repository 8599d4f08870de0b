import { proxy, ref } from 'valtio'

export interface Toast {
  readonly title: string
  readonly description?: string
  /** A destructive toast says that something was refused; it is announced at once. */
  readonly destructive?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The toast on screen: one at a time, the newest wins. `id` tells two with the same words apart. */
export const toasts = proxy<{ current: (Toast & { readonly id: number }) | null }>({
  current: null,
})

let shown = 0

export function showToast(toast: Toast): void {
  shown += 1
  toasts.current = ref({ ...toast, id: shown })
}

export function dismissToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null
}
