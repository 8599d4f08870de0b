import type { Page } from '@playwright/test'

/** Goes round by keyboard until the focus leaves the page: the controls that had it unseen, and how many had it. */
export async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const hidden: string[] = []
  let stops = 0
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (; stops < 60; stops += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const control = document.activeElement
      if (!control || control === document.body) return null
      const { x, y, width, height } = control.getBoundingClientRect()
      const middle = Math.min(Math.max(x + width / 2, 1), innerWidth - 1)
      const seen = document.elementFromPoint(middle, y + height / 2)
      const name = control.getAttribute('aria-label') ?? control.textContent
      return {
        name,
        covered: !seen || !(control.contains(seen) || seen.contains(control)),
      }
    })
    if (!stop) break
    if (stop.covered) hidden.push(stop.name)
  }
  return { hidden, stops }
}
