import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells a press outside these elements, as long as it is wanted. What lies over the page does not count as outside: toasts, and an overlay
 * opened from inside, which makes the elements below it inert.
 */
export function usePressOutside(
  isWanted: boolean,
  inside: readonly (RefObject<Element | null> | undefined)[],
  onPressOutside: () => void,
): void {
  const latest = useRef({ inside, onPressOutside })
  useEffect(() => {
    latest.current = { inside, onPressOutside }
  })

  useEffect(() => {
    if (!isWanted) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const elements = latest.current.inside.map((ref) => ref?.current)
      const isOutside =
        target instanceof Element &&
        !target.closest('[data-react-aria-top-layer]') &&
        !elements.some((element) => element?.contains(target) || element?.closest('[inert]'))
      if (isOutside) latest.current.onPressOutside()
    }
    // In the capture phase: a pressed button of react-aria keeps the event to itself.
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [isWanted])
}
