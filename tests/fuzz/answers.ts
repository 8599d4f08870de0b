import { expect } from 'vitest'
import { SECURITY_HEADERS } from '~/edge/securityHeaders'
import { MARK } from './requests'

const STATUSES = [200, 206, 304, 308, 400, 404, 405, 408, 413, 416, 431]
const NAMES = new Set([
  ...SECURITY_HEADERS.map(([name]) => name.toLowerCase()),
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'link',
  'location',
  'vary',
])

const MACHINE = /root:x:|"devDependencies"|node_modules|\n\s+at \w+ \(/

export interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Takes what a server said on one connection, returns its answers; the last may be cut off. */
export function answersIn(heard: string): Answer[] {
  const answers: Answer[] = []
  let rest = heard
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = new Map(
      lines.map((text) => {
        const at = text.indexOf(': ')
        return [text.slice(0, at).toLowerCase(), text.slice(at + 2)] as const
      }),
    )
    expect(headers.size, 'headers said once').toBe(lines.length)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1])
    const length = status === 304 ? 0 : Number(headers.get('content-length'))
    const next = rest.indexOf('HTTP/1.1 ', end)
    const body = rest.slice(end + 4, next === end + 4 ? next : end + 4 + length)
    answers.push({ status, headers, body })
    rest = rest.slice(end + 4 + body.length)
  }
  return answers
}

/** What is wrong with an answer, whatever was asked; nothing for each that a visitor may get. */
export function faultsIn({ status, headers, body }: Answer): string[] {
  const value = (name: string) => headers.get(name.toLowerCase()) ?? ''
  const claims: readonly [string, boolean][] = [
    [`status ${status}`, STATUSES.includes(status)],
    ['security', SECURITY_HEADERS.every(([name, said]) => value(name) === said)],
    ['policy', value('Content-Security-Policy').includes("default-src 'none'")],
    ['place', /^\/(?![/\\])/.test(headers.get('location') ?? '/')],
    ['repeats a header', status === 308 || !body.includes(MARK)],
    ['tells of the machine', !MACHINE.test(body)],
  ]
  const strange = [...headers].filter(
    ([name, said]) => !NAMES.has(name) || (name !== 'location' && said.includes(MARK)),
  )
  return [
    ...claims.filter(([, holds]) => !holds).map(([claim]) => claim),
    ...strange.map(([name]) => name),
  ]
}
