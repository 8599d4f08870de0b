import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In the order that the server prefers. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** One body in the forms that stand ready; the plain one always does. */
export type Bodies = Forms<Buffer>

/** Something for each encoding that there is; the plain one always is. */
export interface Forms<Form> {
  readonly identity: Form
  readonly gzip?: Form
  readonly br?: Form
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Takes a body, returns it with the compressed forms that are smaller than it. */
export async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gz.length < identity.length && { gzip: gz }),
  }
}

/** Browsers send a handful of values; hostile ones must not fill the memory. */
const MAX_REMEMBERED = 200
const remembered = new Map<string, readonly Encoding[]>()

/** Takes an Accept-Encoding header, returns what may be sent, best first; identity closes the list. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const accepted = readAccepted(header)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(header, accepted)
  return accepted
}

function readAccepted(header: string): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  const weigh = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return [
    ...ENCODINGS.filter((name) => name !== 'identity' && weigh(name) > 0).sort(
      (one, other) => weigh(other) - weigh(one),
    ),
    'identity',
  ]
}

function readWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
