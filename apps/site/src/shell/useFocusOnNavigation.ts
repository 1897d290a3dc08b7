import { useEffect, useRef } from 'react'
import { useAddress } from '../shared/address.ts'
import { leftHere } from './leftEntry.ts'
import { moving } from './moving.ts'

/**
 * Puts the focus on the new page after a navigation, where a browser that loads a page would put it, and on the way back on the link that one
 * left the page by; never on the first page.
 */
export function useFocusOnNavigation(): void {
  const { pathname, action } = useAddress()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    const left = action === 'POP' ? leftHere() : undefined
    // Children's effects come before the router's own, with which the browser takes its picture of the new page.
    moving.code?.arrive(pathname, left?.href)
    return main && left ? focusOnce(main, `a[href="${CSS.escape(left.href)}"]`) : undefined
  }, [action, pathname])
}

/** Moves the focus from a part of the page on to an element in it as soon as that is there; gives the way to stop. */
function focusOnce(part: HTMLElement, selector: string): () => void {
  const changes = new MutationObserver(attempt)
  function attempt() {
    const target = part.querySelector<HTMLElement>(selector)
    const isElsewhere = document.activeElement !== part
    if (!isElsewhere) target?.focus({ preventScroll: true })
    if (isElsewhere || target) changes.disconnect()
  }
  changes.observe(part, { childList: true, subtree: true })
  attempt()
  return () => changes.disconnect()
}
