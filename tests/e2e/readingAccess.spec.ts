import axe from 'axe-core'
import { articleFiles } from '../content/articleFiles'
import { expect, test } from './fixtures'

const PAGES = ['/', '/blog', '/about', '/terms', '/privacy', '/imprint']
const ALL = [...PAGES, ...articleFiles.map(({ slug }) => `/blog/${slug}`)]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`every page to read, ${colorScheme}, ${width} px: no barrier, nothing too wide`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const faults: string[] = []
      for (const path of ALL) {
        await page.goto(path)
        await page.evaluate(axe.source)
        const found = await page.evaluate(async () => {
          const { violations } = await (
            window as unknown as { axe: typeof axe }
          ).axe.run()
          const { scrollWidth, clientWidth } = document.documentElement
          return [
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html }) => `${id}: ${html}`),
            ),
            ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
          ]
        })
        faults.push(...found.map((fault) => `${path} ${fault}`))
      }
      expect(faults).toEqual([])
    })
