import { useEffect, useEffectEvent, useRef } from 'react'

/** Gives the focus to what stands in the place of a form once it has closed, where the focus went with it. */
export function useFocusAfter(isOpen: boolean, elementOf: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen)
  const giveFocus = useEffectEvent(() => elementOf()?.focus())
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) giveFocus()
    wasOpen.current = isOpen
  }, [isOpen])
}
