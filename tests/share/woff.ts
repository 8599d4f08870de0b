import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const BASIC_PLANE = 4

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Takes a WOFF file, returns the characters it has a glyph for (basic plane). */
export function charactersOf(woff: Buffer): readonly number[] {
  const cmap = tableOf(woff, 'cmap')
  return upTo(cmap.readUInt16BE(2))
    .map((index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)))
    .filter((table) => table.readUInt16BE(0) === BASIC_PLANE)
    .flatMap((table) => {
      const segments = table.readUInt16BE(6) / 2
      return upTo(segments).flatMap((index) => {
        const last = table.readUInt16BE(14 + 2 * index)
        const first = table.readUInt16BE(16 + 2 * (segments + index))
        return upTo(last - first + 1).map((step) => first + step)
      })
    })
}

function tableOf(woff: Buffer, tag: string): Buffer {
  const entry = upTo(woff.readUInt16BE(12))
    .map((index) => HEADER + ENTRY * index)
    .find((at) => woff.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`The font has no ${tag}.`)
  const [offset, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
  const table = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
  return packed === whole ? table : inflateSync(table)
}
