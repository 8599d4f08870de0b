import axe from 'axe-core'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, in the light and in the dark scheme. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const faults = await page.evaluate(async (rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        document,
        { runOnly: rules, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      )
    }, RULES)
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}
