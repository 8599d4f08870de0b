import type { ReactNode } from 'react'
import { proxy, ref } from 'valtio'

export interface Toast {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** A destructive toast says that something was refused; it is announced at once. */
  readonly destructive?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** `id` tells two with the same words apart. */
interface ShownToast extends Toast {
  readonly id: number
}

/** The toast on screen: one at a time, the newest wins. */
export const toasts = proxy<{ current: ReturnType<typeof ref<ShownToast>> | null }>({
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
