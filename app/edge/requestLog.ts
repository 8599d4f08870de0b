import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'

const FLUSH_AFTER_MS = 200
const FLUSH_AT = 64 * 1024
/** A reader that falls behind this far misses lines; the server doesn't wait or grow for it. */
const MAX_UNREAD = 2 ** 20
const MAX_TARGET = 512

/**
 * Wraps a listener so that each answer leaves a line of JSON: time, method, target, status,
 * bytes, milliseconds, whether it was cut off. Nothing in it tells one visitor from another.
 */
export function logRequests(listener: RequestListener, out: Writable): RequestListener {
  const write = bufferedLines(out)
  return (request, response) => {
    const start = performance.now()
    const before = request.socket.bytesWritten
    response.once('close', () => {
      const bytes = request.socket.bytesWritten - before
      write(lineOf(request, response, bytes, performance.now() - start))
    })
    listener(request, response)
  }
}

function lineOf(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: number,
  took: number,
) {
  const target = JSON.stringify((request.url ?? '').slice(0, MAX_TARGET))
  return `{"time":"${new Date().toISOString()}","method":"${request.method}","target":${target},"status":${response.statusCode},"bytes":${bytes},"ms":${took.toFixed(2)}${response.writableFinished ? '' : ',"aborted":true'}}\n`
}

function bufferedLines(out: Writable) {
  let lines = ''
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (out.writableLength > MAX_UNREAD) {
      dropped += lines.split('\n').length - 1
      lines = ''
      return
    }
    out.write(dropped > 0 ? `${lines}{"dropped":${dropped}}\n` : lines)
    dropped = 0
    lines = ''
  }

  process.once('exit', flush)
  return (line: string) => {
    lines += line
    if (lines.length > FLUSH_AT) return flush()
    timer ??= setTimeout(flush, FLUSH_AFTER_MS)
  }
}
