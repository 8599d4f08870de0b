import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected message on the console fails a test; one that is expected is read with `spoken()`. */
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...words) => void said.push(words.join(' ')),
    )
  }
})

afterEach(() => {
  const left = [...said]
  vi.restoreAllMocks()
  expect(left).toEqual([])
})

/** What was said on the console since the test began or this was last asked. */
export const spoken = (): string[] => said.splice(0)
