import axe from 'axe-core'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Text is read in the sun, so its contrast is 7:1 instead of 4.5:1. */
export const IN_THE_SUN = { rules: { 'color-contrast-enhanced': { enabled: true } } }

/** What axe finds on the page as it stands, in the light and in the dark scheme. */
export async function violations(
  page: Page,
  more: Pick<axe.RunOptions, 'rules'> = {},
): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const options: axe.RunOptions = {
      runOnly: RULES,
      resultTypes: ['violations'],
      ...more,
    }
    const faults = await page.evaluate(async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        document,
        options,
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      )
    }, options)
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}
