import { setTimeout as pause } from 'node:timers/promises'

/** How long a browser on a busy machine may take for one step. */
const PATIENCE = 20_000

/** Tries until there is something true to give, or says why there never was. */
export async function patiently<Value>(
  attempt: () => Promise<Value | false>,
  what: string,
  patience = PATIENCE,
): Promise<Value> {
  const end = Date.now() + patience
  let fault: unknown
  while (Date.now() < end) {
    try {
      const value = await attempt()
      if (value) return value
    } catch (error) {
      fault = error
    }
    await pause(30)
  }
  throw new Error(`It never came: ${what}`, { cause: fault })
}
