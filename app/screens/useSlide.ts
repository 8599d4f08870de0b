import { useEffect, useRef } from 'react'

const HOLE_CHANGE = 300
const DISTANCE = 24

/** Slides an element in whenever the number changes: from the right when it grows, else from the left. */
export function useSlide(number: number) {
  const element = useRef<HTMLDivElement>(null)
  const seen = useRef(number)
  useEffect(() => {
    const from = number - seen.current
    seen.current = number
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (from === 0 || still) return
    element.current?.animate(
      [{ transform: `translateX(${Math.sign(from) * DISTANCE}px)`, opacity: 0.4 }, {}],
      { duration: HOLE_CHANGE, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
    )
  }, [number])
  return element
}
