import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddress } from '../app/address.ts'
import { leftHere } from '../app/leftEntry.ts'

// Nothing is painted on a server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** As a browser does between pages that it loads: a new page begins at its top, or at the fragment; going back finds the old place. */
export function useScrollPosition(): void {
  const { key, pathname, hash, action } = useAddress()
  // Every page that was loaded, or came by a fragment, has the same key.
  const visit = `${key} ${pathname}`
  const places = useRef(new Map<string, number>())
  const shown = useRef<string>(undefined)

  useEffect(() => {
    const remember = () => places.current.set(visit, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [visit])

  useBrowserLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    // The browser itself finds the place on a page that it loaded.
    if (before === undefined) return undefined
    if (action === 'POP') return scrollWhenHighEnough(places.current.get(visit) ?? leftHere()?.top ?? 0)
    // Another query of the same page moves nothing: one is in the middle of searching it.
    if (action === 'REPLACE' || (before === pathname && hash === '')) return undefined
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [action, visit, pathname, hash])
}

/** Goes to a place as soon as the page reaches down to it, however long that takes, unless the visitor acts first; gives the way to stop. */
function scrollWhenHighEnough(top: number): () => void {
  const given = new AbortController()
  const stop = () => {
    given.abort()
    growth.disconnect()
  }
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const growth = new ResizeObserver(attempt)
  growth.observe(document.body)
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click']) {
    addEventListener(type, stop, { signal: given.signal, passive: true })
  }
  attempt()
  return stop
}
