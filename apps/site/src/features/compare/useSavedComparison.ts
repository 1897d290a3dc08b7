import { useHydrated } from '@dira/ui'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../shared/address.ts'
import { useGo } from '../../shared/overlays.tsx'
import { paths } from '@dira/data/site'
import { useSaved } from '@dira/app/saved'

/** What to do with a comparison that came by a link while this device has another. */
export interface SharedComparison {
  readonly own: readonly string[]
  /** Saves the shared one in place of the own. */
  readonly take: () => void
}

/**
 * Saves the comparison of the address on this device, and opens the saved one where a link leads to none. One that came by a link does
 * not overwrite another: it is returned, and the visitor decides.
 */
export function useSavedComparison(slugs: readonly string[]): SharedComparison | undefined {
  const { slugs: saved, has, set } = useSaved('comparison')
  const go = useGo()
  const isHydrated = useHydrated()
  // The page was loaded at this address, not navigated to.
  const isArrival = useAddress().key === 'default'
  const stored = useRef<readonly string[]>(undefined)
  const isSame = slugs.length === saved.length && slugs.every(has)
  const isShared = slugs.length > 0 && saved.length > 0 && !isSame && (isArrival || !slugs.every(has))

  useEffect(() => {
    // Before hydration nothing seems to be saved.
    if (!isHydrated || isShared) return
    if (isArrival && slugs.length === 0 && saved.length > 0) return go(paths.compare(saved), { replace: true })
    // Once for each address: what another tab saves is not undone here.
    if (stored.current === slugs) return
    stored.current = slugs
    set(slugs)
  }, [go, isArrival, isHydrated, isShared, saved, set, slugs])

  return isHydrated && isShared ? { own: saved, take: () => set(slugs) } : undefined
}
