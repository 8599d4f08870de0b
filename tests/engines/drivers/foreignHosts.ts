import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A SOCKS proxy for everything that is not on this machine: it notes who is asked for and reaches nobody. */
export async function watchForeignHosts() {
  const hosts: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      socket.write(ANY_ACCESS)
      socket.once('data', (request) => refuse(socket, request))
    })
  })
  const refuse = (socket: Socket, request: Buffer) => {
    hosts.push(hostIn(request))
    socket.end(UNREACHABLE)
  }
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { hosts, port, close: () => void server.close() }
}

/** Answers of RFC 1928: no password wanted; host unreachable. */
const ANY_ACCESS = Buffer.from([5, 0])
const UNREACHABLE = Buffer.from([5, 4, 0, 1, 0, 0, 0, 0, 0, 0])

/** The host in a request to connect: a name with its length before it, or four bytes. */
function hostIn(request: Buffer): string {
  const [, , , kind, length = 0] = request
  return kind === 3
    ? request.subarray(5, 5 + length).toString()
    : request.subarray(4, 8).join('.')
}
