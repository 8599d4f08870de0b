/** One session of the W3C's WebDriver protocol, in the few commands that the journeys need. */
export class Session {
  private constructor(private readonly address: string) {}

  /** Opens a session at a driver. */
  static async open(driver: string, capabilities: object): Promise<Session> {
    const { sessionId } = (await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string }
    return new Session(`${driver}/session/${sessionId}`)
  }

  get = (command: string) => send('GET', `${this.address}/${command}`)
  post = (command: string, parameters: object = {}) =>
    send('POST', `${this.address}/${command}`, parameters)
  end = () => send('DELETE', this.address)

  /** The value of an expression, or of the promise that it gives. */
  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => ${expression}).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await this.post('execute/async', { script, args: [] })) as Answer
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

  /** A click on the element that an expression gives; false where it gives none. */
  async click(expression: string): Promise<boolean> {
    const script = `return ${expression}`
    const found = await this.post('execute/sync', { script, args: [] })
    if (!found) return false
    const [reference] = Object.values(found as Record<string, string>)
    await this.post(`element/${reference}/click`)
    return true
  }
}

interface Answer {
  readonly value?: unknown
  readonly error?: string
}

async function send(method: string, address: string, parameters?: object) {
  const body = parameters && JSON.stringify(parameters)
  const response = await fetch(address, { method, ...(body && { body }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}
