import type { Toast } from '~/ui/toast'

/** Shows a toast on a page without the framework, which comes along only now. */
export async function say(toast: Toast): Promise<void> {
  const { showToastOnPage } = await import('./toaster')
  showToastOnPage(toast)
}
