import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { patiently } from './drivers/patiently'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const END = Buffer.from('IEND')

/** The PNG that arrives in a folder, once it is whole; it is taken out of there. */
export const downloadedPng = (folder: string) =>
  patiently(async () => {
    const name = (await readdir(folder)).find((file) => file.endsWith('.png'))
    if (!name) return false
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (!bytes.subarray(-8).includes(END)) return false
    await rm(path)
    return { name, bytes: bytes.length, ...sizeOf(bytes) }
  }, 'a download')

/** Width and height of a PNG, from its header. */
export function sizeOf(bytes: Buffer) {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
