import { vi } from 'vitest'

/** What modules of the device find in a browser: a storage, which may be made to refuse, and its events. */
export function openPage() {
  const kept = new Map<string, string>()
  const page = { kept, refuses: false, otherTabWrites }
  const orRefuse = <T>(action: () => T): T => {
    if (page.refuses) throw new Error('The operation is insecure.')
    return action()
  }
  const localStorage = {
    getItem: (key: string) => orRefuse(() => kept.get(key) ?? null),
    setItem: (key: string, text: string) => orRefuse(() => kept.set(key, text)),
    removeItem: (key: string) => orRefuse(() => kept.delete(key)),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', localStorage)

  /** Another tab of the same site changes a key; null for all of them. */
  function otherTabWrites(key: string | null, storageArea: unknown = localStorage) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
  }
  return page
}
