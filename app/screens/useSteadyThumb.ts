import { useEffect, useRef } from 'react'

/** Within this time, in milliseconds, and distance, in pixels, two taps are a slip of the thumb. */
const AT_ONCE = 300
const SAME_SPOT = 24

interface Tap {
  readonly time: number
  readonly x: number
  readonly y: number
  readonly control: Element | null
  readonly place: string
}

/**
 * Keeps the second half of an accidental double tap from what the first half brought under the thumb:
 * the next hole's button, the answer to a question, the way on from a new screen. On the same control
 * of the same `place` both taps count.
 */
export function useSteadyThumb(place: string): void {
  const here = useRef(place)
  here.current = place

  useEffect(() => {
    let last: Tap | null = null
    let byMouse = false
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      byMouse = pointerType === 'mouse'
    }
    const onClick = (event: MouseEvent) => {
      const byKeyboard = event.detail === 0
      if (byKeyboard) return
      const tap = { ...spotOf(event), place: here.current }
      // A mouse says by itself that it was clicked twice; not every touch screen does.
      const maySlip = !byMouse || event.detail > 1
      if (last && maySlip && isSlip(last, tap)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      last = tap
    }
    window.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [])
}

const spotOf = ({ timeStamp, clientX, clientY, target }: MouseEvent) => ({
  time: timeStamp,
  x: clientX,
  y: clientY,
  control: target instanceof Element ? target.closest('button, a, input') : null,
})

const isSlip = (first: Tap, second: Tap): boolean =>
  second.time - first.time < AT_ONCE &&
  Math.hypot(second.x - first.x, second.y - first.y) < SAME_SPOT &&
  (second.control !== first.control || second.place !== first.place)
