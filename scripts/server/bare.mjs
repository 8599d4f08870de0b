import { createServer, get } from 'node:http'

/** The least a Node server can do: sends the answer of another address, byte for byte, to anybody. */
const [address, port] = process.argv.slice(2)
const ITS_OWN = new Set(['date', 'connection', 'keep-alive'])

get(address, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
  const chunks = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const raw = answer.rawHeaders
  const headers = raw.filter((_, at) => !ITS_OWN.has(raw[at - (at % 2)].toLowerCase()))
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(Number(port), '127.0.0.1')
})
