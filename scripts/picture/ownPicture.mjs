import { measureWarm, openRound } from './benchRound.mjs'

/** The product's own way: each tap on the last hole makes the picture anew in its worker. */
export async function pictureOf(browser, address) {
  const page = await openRound(browser, address, 'game', timeWorkers)
  const cold = await nextPicture(page, 0)
  await page.waitForTimeout(500)
  return measureWarm(page, cold, async (run) => {
    await page
      .getByRole('group', { name: 'Maya' })
      .getByRole('button', { name: String((run % 6) + 2), exact: true })
      .click()
    return nextPicture(page, run + 1)
  })
}

const nextPicture = async (page, index) => {
  const made = await page.waitForFunction((index) => window.pictures[index], index)
  return made.jsonValue()
}

/** In the page: notes the time from each order to its picture; the first one starts the worker. */
function timeWorkers() {
  window.pictures = []
  window.Worker = class extends Worker {
    asked = 0

    constructor(...start) {
      super(...start)
      this.addEventListener('message', ({ data }) => {
        if (data.kind !== 'png') return
        window.pictures.push({
          ms: performance.now() - this.asked,
          bytes: data.png.byteLength,
        })
      })
    }

    postMessage(order) {
      this.asked = performance.now()
      super.postMessage(order)
    }
  }
}
