import { COMPARE_LIMIT } from '@dira/directory-core'
import { useSyncExternalStore } from 'react'
import { SHORTLIST_LIMIT } from '../app/shortlistLimit.ts'
import { keptSlugs, type KeptSlugs } from './keptSlugs.ts'

const LIMITS = { shortlist: SHORTLIST_LIMIT, comparison: COMPARE_LIMIT } as const

const STORES: Readonly<Record<keyof typeof LIMITS, KeptSlugs>> = {
  shortlist: keptSlugs('dira:shortlist', LIMITS.shortlist),
  comparison: keptSlugs('dira:comparison', LIMITS.comparison),
}

/** Listings that the visitor keeps on this device. */
export interface Kept {
  readonly slugs: readonly string[]
  readonly has: (slug: string) => boolean
  readonly isFull: boolean
  readonly set: (slugs: readonly string[]) => void
  /** Adds a listing at the end, or takes it out. */
  readonly toggle: (slug: string, isKept: boolean) => void
}

const NONE: readonly string[] = []

/** The shortlist, or what is chosen to be compared. On the server, and until the page has hydrated, nothing is. */
export function useKept(list: keyof typeof LIMITS): Kept {
  const store = STORES[list]
  const slugs = useSyncExternalStore(store.subscribe, store.current, () => NONE)
  return {
    slugs,
    has: (slug) => slugs.includes(slug),
    isFull: slugs.length >= LIMITS[list],
    set: store.set,
    toggle: (slug, isKept) => {
      const others = store.current().filter((kept) => kept !== slug)
      store.set(isKept ? [...others, slug] : others)
    },
  }
}
