import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PictureFailure, Superseded } from '~/share/pictureFailure'
import type { WorkerAnswer, WorkerOrder } from '~/share/protocol'
import { roundFor } from '../builders'
import { contentOf } from './inNode'

/** Stands in for the platform's worker: a test answers by hand. */
class StandIn {
  static started: StandIn[] = []
  onmessage: ((event: { data: WorkerAnswer }) => void) | null = null
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null
  readonly orders: WorkerOrder[] = []
  ended = false

  constructor() {
    StandIn.started.push(this)
  }
  postMessage(order: WorkerOrder) {
    this.orders.push(order)
  }
  terminate() {
    this.ended = true
  }
  answer(index: number) {
    const id = this.orders[index]?.id ?? 0
    this.onmessage?.({ data: { id, kind: 'png', png: new ArrayBuffer(8) } })
  }
}

const ann = contentOf(roundFor('Ann'))
const bo = contentOf(roundFor('Bo'))
const last = () => StandIn.started.at(-1) ?? expect.fail('No worker was started.')

beforeEach(() => {
  StandIn.started = []
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StandIn)
  vi.stubGlobal('window', { OffscreenCanvas: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fresh = async () => (await import('~/share/makePicture')).makePicture

describe('making a picture', () => {
  it('starts no worker before it is asked', async () => {
    await fresh()
    expect(StandIn.started).toEqual([])
  })

  it('reuses the worker, and lets it go after a minute unused', async () => {
    const makePicture = await fresh()
    const first = makePicture(ann)
    await vi.advanceTimersByTimeAsync(0)
    last().answer(0)
    await first
    const second = makePicture(bo)
    await vi.advanceTimersByTimeAsync(0)
    last().answer(1)
    expect((await second).type).toBe('image/png')
    expect(StandIn.started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(last().ended).toBe(true)
  })

  it('drops an order when a newer one comes', async () => {
    const makePicture = await fresh()
    const older = makePicture(ann)
    const newer = makePicture(bo)
    await expect(older).rejects.toMatchObject({ name: Superseded.name })
    last().answer(0)
    last().answer(1)
    expect((await newer).size).toBe(8)
  })

  it('gives up after 15 s and starts afresh at the next order', async () => {
    const makePicture = await fresh()
    const made = makePicture(ann)
    const refused = expect(made).rejects.toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(15_000)
    await refused
    expect(last().ended).toBe(true)
    const again = makePicture(ann)
    await vi.advanceTimersByTimeAsync(0)
    expect(StandIn.started).toHaveLength(2)
    last().answer(0)
    expect((await again).size).toBe(8)
  })

  it('makes a crash of the worker an error at once', async () => {
    const makePicture = await fresh()
    const made = makePicture(ann)
    const refused = expect(made).rejects.toMatchObject({
      name: PictureFailure.name,
      reason: 'crash',
    })
    await vi.advanceTimersByTimeAsync(0)
    last().onerror?.({ message: 'Out of memory', preventDefault: () => undefined })
    await refused
    expect(last().ended).toBe(true)
  })
})
