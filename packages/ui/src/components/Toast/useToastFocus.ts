import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Leads to the toast on show by F6 and back, and never loses the focus when a toast that has it goes. */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  shown: string | undefined,
  onFocusWithin: (hasFocus: boolean) => void,
) {
  /** Where the focus was before it came to the toasts. */
  const origin = useRef<HTMLElement | null>(null)
  const focused = useRef<'byKey' | 'byPointer' | null>(null)
  const isEmpty = shown === undefined

  useEffect(() => {
    if (isEmpty) return
    const followF6 = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!focused.current) closeButtons(region).at(-1)?.focus()
      else if (origin.current?.isConnected) origin.current.focus()
      else (document.activeElement as HTMLElement | null)?.blur()
    }
    document.addEventListener('keydown', followF6)
    return () => document.removeEventListener('keydown', followF6)
  }, [isEmpty, region])

  useLayoutEffect(() => {
    if (!focused.current || region.current?.contains(document.activeElement)) return
    const isByKey = focused.current === 'byKey'
    focused.current = null
    onFocusWithin(false)
    // With the keyboard one goes on where one is; with a pointer one only wanted the toast out of the way, and the next not held up.
    const next = isByKey && (closeButtons(region).at(-1) ?? (origin.current?.isConnected ? null : region.current))
    const cameFrom = origin.current
    if (next) next.focus()
    else cameFrom?.focus()
    // A toast that is gone says nothing of where the focus was before.
    origin.current = cameFrom
  }, [shown, region, onFocusWithin])

  return {
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // The region itself holds the focus only where nothing else is left of it.
      if (target === region.current) return
      // Whatever had the focus was an element.
      if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null
      focused.current = target.matches(':focus-visible') ? 'byKey' : 'byPointer'
      onFocusWithin(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (region.current?.contains(relatedTarget)) return
      focused.current = null
      onFocusWithin(false)
    },
  }
}

function closeButtons(region: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(region.current?.querySelectorAll<HTMLElement>('[data-toast] > button:last-child') ?? [])]
}
