import { createRoot } from 'react-dom/client'
import { showToast, type Toast } from '~/ui/toast'
import { Toaster } from '~/ui/Toaster'

let mounted = false

/** Shows a toast, and sets up the toaster for the first one. */
export function showToastOnPage(toast: Toast): void {
  if (!mounted) {
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(<Toaster />)
    mounted = true
  }
  showToast(toast)
}
