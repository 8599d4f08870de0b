/** The one door to what the device keeps; the only module that names localStorage. */
export interface Device {
  /** The text kept under a key; null when there is none or the device will not tell. */
  read(key: string): string | null
  /** True when the text is kept now. */
  write(key: string, text: string): boolean
  remove(key: string): void
  /** Calls back when another tab changes a key, with its name, or null when all was cleared. */
  watch(listener: (key: string | null) => void): () => void
}

export const localDevice: Device = {
  read: (key) => attempt(() => window.localStorage.getItem(key)) ?? null,
  write: (key, text) =>
    attempt(() => {
      window.localStorage.setItem(key, text)
      return true
    }) ?? false,
  remove: (key) => attempt(() => window.localStorage.removeItem(key)),
  watch(listener) {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === null || event.storageArea === attempt(() => localStorage))
        listener(event.key)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}

let logged = false

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    if (!logged) console.warn('This device keeps nothing for now; play goes on.', error)
    logged = true
    return undefined
  }
}
