const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.wasm$/, /^application\/wasm/],
  [/\.svg$/, /^image\/svg/],
  [/\.png$/, /^image\/png/],
  [/\.(woff2?|ttf|otf)$/, /font|octet-stream/],
  [/\.webmanifest$/, /json/],
  [/^[^.]*$/, /^text\/html/],
]

/** An error page is no file, whatever its status says. */
const ANY_FILE = /^(?!text\/html)./

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** True for an answer worth keeping: our own, complete, not from elsewhere, of the address's type. */
export function isWhole(answer: Answer, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  const type = TYPES.find(([ending]) => ending.test(path))?.[1] ?? ANY_FILE
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    type.test(answer.headers.get('Content-Type') ?? '')
  )
}
