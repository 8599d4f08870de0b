import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Puts brotli and gzip forms beside the client files that gain by it; the server only picks. */
const CLIENT = 'build/client'
const TEXTS = /\.(css|html|ico|js|json|map|svg|ttf|txt|wasm|webmanifest|xml)$/
/** A form that saves less than this is not worth its own copy. */
const WORTHWHILE = 0.95

const FORMS = [
  [
    '.br',
    (body) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  ],
  ['.gz', (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
]

const files = readdirSync(CLIENT, { recursive: true })
  .map((name) => join(CLIENT, name))
  .filter((path) => TEXTS.test(path) && statSync(path).isFile())

const sums = await Promise.all(
  files.flatMap((path) => {
    const body = readFileSync(path)
    return FORMS.map(async ([ending, compress]) => {
      const form = await compress(body)
      if (form.length > body.length * WORTHWHILE) return 0
      writeFileSync(path + ending, form)
      return 1
    })
  }),
)
console.log(
  `${sums.reduce((sum, one) => sum + one, 0)} compressed forms of ${files.length} files`,
)
