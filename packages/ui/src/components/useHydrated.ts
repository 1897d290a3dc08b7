import { useSyncExternalStore } from 'react'

/**
 * False in the server's HTML and while React compares its first render with it, true from then on: for controls that are dead
 * without script, and for what only a browser knows. A part of the page that first appears in the browser sees true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
