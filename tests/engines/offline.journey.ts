import { expect } from 'vitest'
import { itemsOf, link } from './game'
import { test } from './journey'
import { sharedPng } from './sharedPng'

/** True once the worker answers for the page and keeps everything, what the picture needs included. */
const EVERYTHING_KEPT = `navigator.serviceWorker.controller?.state === 'activated' &&
  await (await caches.match('/.notes/heavy'))?.text() === '[]'`

test('without a server pages open, a round is played on and leaves as a picture', async ({
  game,
  site,
  tab,
}) => {
  await game.start('Ann', 'Bo')
  await game.score({ Ann: 2, Bo: 3 })
  await tab.until(`(async () => ${EVERYTHING_KEPT})()`)
  await site.shut()
  await expect(fetch(site.address)).rejects.toThrow()

  await game.open('/blog/minigolf-etiquette')
  await tab.see(link('Back to Blog'))
  await game.open('/blog/no-such-article')
  await game.see('No signal here')
  await game.open('/')
  await tab.click(link('Continue Game'))
  await game.see('Hole 1')
  await tab.driver.reload()
  await expect.poll(() => game.scoreOf('Bo')).toEqual(['3'])
  await game.tap('Next Hole')
  await game.see('Hole 2')
  await game.score({ Ann: 4, Bo: 1 })
  await game.tap('Scorecard')
  await expect
    .poll(() => tab.texts(itemsOf('Final Rankings')))
    .toEqual([expect.stringMatching(/Bo\s+4/), expect.stringMatching(/Ann\s+6/)])
  expect((await sharedPng(tab)).width).toBe(1280)
})
