import type { Device } from '~/storage/device'

/** A device in memory that several tabs share; it can be made to refuse. */
export function memoryDevice() {
  const kept = new Map<string, string>()
  const tabs = new Set<{ listener: (key: string | null) => void }>()
  const device = { kept, full: false, tab }

  /** One tab's view: it hears of the changes of the others only. */
  function tab(): Device {
    const own = new Set<{ listener: (key: string | null) => void }>()
    const tell = (key: string) => {
      for (const entry of tabs) if (!own.has(entry)) entry.listener(key)
    }
    return {
      read: (key) => kept.get(key) ?? null,
      write(key, text) {
        if (device.full) return false
        kept.set(key, text)
        tell(key)
        return true
      },
      remove(key) {
        kept.delete(key)
        tell(key)
      },
      watch(listener) {
        const entry = { listener }
        own.add(entry)
        tabs.add(entry)
        return () => tabs.delete(entry)
      },
    }
  }
  return device
}
