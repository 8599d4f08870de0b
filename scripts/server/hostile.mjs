import { connect } from 'node:net'

const HOST = 'Host: x\r\nConnection: close\r\n'

/** What nobody of good will sends. */
export const HOSTILE = [
  () => `GET /../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /%00 HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /${random()} HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /blog/${random()} HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /blog?category=${random()} HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /game?${random()} HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(30_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}Accept-Encoding: ${random()}\r\n\r\n`,
  () => `POST / HTTP/1.1\r\n${HOST}Content-Length: 400000\r\n\r\n${'a'.repeat(400_000)}`,
  () => `DELETE /game HTTP/1.1\r\n${HOST}\r\n`,
  () =>
    `GET / HTTP/1.1\r\nHost: evil.test\r\nX-Forwarded-Host: evil.test\r\nConnection: close\r\n\r\n`,
  () => `\x00\x01\x02 not http at all\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: x\r\nX-Slow: `,
]

/** Sends bytes of ill will, `hear` gets the status; one that waits for more of a request hangs up after a second. */
export function attack(port, words, hear) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words, 'latin1'))
    socket.once('data', (chunk) =>
      hear(Number(/HTTP\/1.1 (\d+)/.exec(chunk.toString('latin1'))?.[1])),
    )
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', resolve)
  })
}

function random() {
  return Math.random().toString(36).slice(2)
}
