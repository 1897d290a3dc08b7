import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** As long as phones take for a long press, in milliseconds. */
const LONG = 500

/** Does something once a finger has rested on an element, in place of the press that would follow; the browser's own menu stays away. */
export function useLongPress(onLongPress: (target: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, target }: PointerEvent) => {
      end()
      wasLong.current = false
      if (pointerType !== 'touch' || !(target instanceof Element)) return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress(target)
      }, LONG)
    },
    onPointerUp: end,
    // The page is scrolled.
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault()
    },
  }
}
