import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Device } from '~/storage/device'
import { spoken } from '../quietConsole'
import { openPage } from './page'

let page: ReturnType<typeof openPage>
let device: Device

beforeEach(async () => {
  page = openPage()
  vi.resetModules()
  device = (await import('~/storage/device')).localDevice
})

describe('a device that keeps things', () => {
  it('finds a text again until it is removed', () => {
    expect(device.read('a')).toBeNull()
    expect(device.write('a', 'text')).toBe(true)
    expect(device.read('a')).toBe('text')
    device.remove('a')
    expect(device.read('a')).toBeNull()
  })

  it('tells what another tab changes, and that all was cleared', () => {
    const heard: (string | null)[] = []
    device.watch((key) => heard.push(key))
    page.otherTabWrites('a')
    page.otherTabWrites(null)
    page.otherTabWrites('b', null)
    expect(heard).toEqual(['a', null, 'b'])
  })

  it('tells nothing of another storage, nor once nobody listens', () => {
    const heard: (string | null)[] = []
    const stop = device.watch((key) => heard.push(key))
    page.otherTabWrites('a', {})
    stop()
    page.otherTabWrites('a')
    expect(heard).toEqual([])
  })
})

describe('a device that refuses', () => {
  it('keeps nothing, tells nothing, and is complained of once', () => {
    page.kept.set('a', 'text')
    page.refuses = true
    expect(device.read('a')).toBeNull()
    expect(device.write('a', 'more')).toBe(false)
    expect(() => device.remove('a')).not.toThrow()
    page.refuses = false
    expect(device.read('a')).toBe('text')
    expect(spoken()).toEqual([
      'This device keeps nothing for now; play goes on. Error: The operation is insecure.',
    ])
  })
})
