import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { toasts } from './toast'

const Toasts = lazy(() => import('./Toasts'))

/** Loads what shows toasts when the first one comes. */
export function Toaster() {
  const { current } = useSnapshot(toasts)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (current) setWanted(true)
  }, [current])
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
