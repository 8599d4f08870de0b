import { useEffect, useState, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { toasts } from './toast'

/**
 * Loads what shows toasts after the first paint, while the server surely has it: a later deploy may
 * take it away, and an "Undo" must not be lost. What did not come is asked for again with each toast.
 */
export function Toaster() {
  const { current } = useSnapshot(toasts)
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (current) setWanted(true)
    import('./Toasts')
      .then((loaded) => setToasts(() => loaded.default))
      .catch((error: unknown) => console.warn('Messages cannot be shown now.', error))
  }, [current])
  return wanted && Toasts ? <Toasts /> : null
}
