import { useLayoutEffect, type RefObject } from 'react'
import { below } from '../../../theme/conditions.ts'

/** Between the list and the keyboard, in pixels. */
const GAP = 8
/** Two lines: with less the list would say nothing. */
const LEAST = 104

/** On a phone, keeps an element above the soft keyboard by limiting its height. What does not fit is scrolled to inside. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    if (!isShown || !viewport) return undefined
    const limit = () => {
      const element = ref.current
      if (!element) return
      // A number of pixels depends on the window: no style sheet can know it.
      const room = viewport.offsetTop + viewport.height - element.getBoundingClientRect().top - GAP
      element.style.maxBlockSize = matchMedia(below('md')).matches ? `${Math.max(LEAST, room)}px` : ''
    }
    limit()
    const untilHidden = new AbortController()
    const { signal } = untilHidden
    viewport.addEventListener('resize', limit, { signal })
    viewport.addEventListener('scroll', limit, { signal })
    addEventListener('scroll', limit, { signal, passive: true })
    return () => untilHidden.abort()
  }, [isShown, ref])
}
