import { useEffect } from 'react'

let leavingOnPurpose = false

/** Goes to another page of ours: a step of the person's own, no reason to warn. */
export function leaveTo(address: string): void {
  allowLeaving()
  window.location.assign(address)
}

/** For links within the product: the next departure needs no warning. */
export function allowLeaving(): void {
  leavingOnPurpose = true
}

/** While `active`, the browser asks before the page is left by accident. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => !leavingOnPurpose && event.preventDefault()
    const comeBack = () => {
      leavingOnPurpose = false
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [active])
}
