import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

export interface Door {
  readonly address: string
  /** Shuts it: what is asked from now on, nobody answers. */
  readonly shut: () => Promise<void>
}

/** Another port to a server that runs: a site of its own for the browser, which keeps nothing there yet. */
export async function openDoor(port: number): Promise<Door> {
  const visitors = new Set<Socket>()
  const door = createServer((visitor) => {
    visitors.add(visitor)
    pipeline(visitor, connect(port, 'localhost'), visitor, () => visitors.delete(visitor))
  }).listen(0, 'localhost')
  await once(door, 'listening')
  const shut = async () => {
    if (!door.listening) return
    const closed = once(door, 'close')
    door.close()
    for (const visitor of visitors) visitor.destroy()
    await closed
  }
  return { address: `http://localhost:${(door.address() as AddressInfo).port}`, shut }
}
