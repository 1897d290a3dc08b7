import { useSyncExternalStore } from 'react'

/**
 * False while React compares its first render with the HTML that was served, true ever after. A part of the page that first
 * appears in the browser sees true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
