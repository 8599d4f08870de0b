import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { patiently } from './drivers/patiently'
import type { Tab } from './drivers/tab'
import { button } from './game'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const END = Buffer.from('IEND')
const AGAIN = button('Try again')

/**
 * Taps for the picture, waits until it has arrived whole and takes it away. The app gives up a picture
 * that takes too long, as it may on a busy machine, and offers another try.
 */
export async function sharedPng(tab: Tab) {
  await tab.click(button('Share Scorecard'))
  const arrive = async () => {
    if ((await tab.count(AGAIN)) > 0) await tab.click(AGAIN)
    return takePng(tab.driver.downloads)
  }
  return patiently(arrive, 'a picture', 60_000)
}

/** The whole PNG in a folder, which it leaves; false while there is none. */
async function takePng(folder: string) {
  const name = (await readdir(folder)).find((file) => file.endsWith('.png'))
  if (!name) return false
  const path = join(folder, name)
  const bytes = await readFile(path)
  if (!bytes.subarray(-8).includes(END)) return false
  await rm(path)
  expect(bytes.subarray(0, 8)).toEqual(SIGNATURE)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return { name, bytes: bytes.length, width, height }
}
