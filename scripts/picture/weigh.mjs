import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const ASSETS = 'build/client/assets'
const PICTURE = /^picture\.worker|\.wasm$|\.woff$/

/** The sizes that travel for the picture: each file of the build as brotli, or as it is where that is less. */
export const weighPicture = () =>
  Object.fromEntries(
    readdirSync(ASSETS)
      .filter((file) => PICTURE.test(file))
      .map((file) => [file, weigh(readFileSync(`${ASSETS}/${file}`))]),
  )

/** Bytes of a file as brotli at its best, or as it is where that is less. */
export function weigh(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  return Math.min(bytes.length, brotliCompressSync(bytes, { params }).length)
}
