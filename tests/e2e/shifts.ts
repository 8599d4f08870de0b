import type { Page } from '@playwright/test'

/** From the next page on, notes whatever moves by itself; what a tap moved on purpose does not count. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          shifts.push(Reflect.get(entry, 'value') as number)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far each of them moved, as the browser counts it. */
export const shifts = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as readonly number[])
