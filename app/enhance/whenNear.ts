/** How far below the screen a section is when its script is fetched. */
const MARGIN = '400px'

/** Calls back once for each element, when it comes near the screen. */
export function whenNear(
  elements: Iterable<HTMLElement>,
  callback: (element: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        callback(target)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const element of elements) observer.observe(element)
}
