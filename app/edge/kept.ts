import { acceptedEncodings, type Forms } from './encodings'
import { rangeReply } from './ranges'

/** What goes out for one request: headers as `writeHead` takes them, name and value in turn. */
export interface Reply {
  readonly status: number
  readonly headers: readonly string[]
  readonly body?: Buffer
}

/** The parts of a request that choose among the replies of one address. */
export interface Asked {
  readonly head: boolean
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
}

/** One encoding of an answer: its replies, ready. */
export interface Form {
  readonly etag: string
  readonly whole: Reply
  readonly head: Reply
  readonly unchanged: Reply
}

/** An answer made once, with every reply that it can give standing ready. */
export interface Kept {
  readonly status: number
  readonly bytes: number
  readonly hash: string
  /** Set on a page that shows a date: the day, counted from 1970 in UTC, that it was made on. */
  readonly day: number | undefined
  readonly ranges: boolean
  readonly forms: Forms<Form>
}

/** Takes an answer and what was asked, returns the reply: whole, headers only, a part or "unchanged". */
export function replyTo(kept: Kept, asked: Asked): Reply {
  if (kept.ranges && asked.range && !asked.head) {
    const { etag, whole } = kept.forms.identity
    const part = rangeReply(whole, etag, asked.range, asked.ifRange)
    if (part) return part
  }
  const form = choose(kept, asked.acceptEncoding)
  if (asked.ifNoneMatch && kept.status === 200 && names(asked.ifNoneMatch, form.etag))
    return form.unchanged
  return asked.head ? form.head : form.whole
}

function choose({ forms }: Kept, acceptEncoding: string | undefined): Form {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = forms[encoding]
    if (form) return form
  }
  return forms.identity
}

const names = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag ||
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
