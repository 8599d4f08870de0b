/** What the tests use of the Observatory's grader, which comes without types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'

  export const ALL_TESTS: readonly ((requests: Requests) => {
    pass: boolean
    result: string
  })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function getScoreModifier(result: string): number
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Answer {
    status: number
    headers: Record<string, string>
    verified: boolean
  }

  export class Requests {
    constructor(hostname: string)
    session: { url: URL } | null
    resources: { path: string | null }
    responses: {
      auto: Answer | null
      cors: Answer | null
      http: Answer | null
      https: Answer | null
      httpRedirects: { url: URL; status: number }[]
    }
  }
}
