import { useSyncExternalStore } from 'react'

/** False in the server's HTML and while it is hydrated, true from then on: for controls that are dead without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
