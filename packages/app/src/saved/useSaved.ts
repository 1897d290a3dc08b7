import { COMPARE_LIMIT } from '@dira/directory-core'
import { useSyncExternalStore } from 'react'
import { SHORTLIST_LIMIT } from './shortlistLimit.ts'
import { savedSlugs, type SavedSlugs } from './savedSlugs.ts'

const LIMITS = { shortlist: SHORTLIST_LIMIT, comparison: COMPARE_LIMIT } as const

const STORES: Readonly<Record<keyof typeof LIMITS, SavedSlugs>> = {
  shortlist: savedSlugs('dira:shortlist', LIMITS.shortlist),
  comparison: savedSlugs('dira:comparison', LIMITS.comparison),
}

/** A list of listings that is saved on this device. */
export interface SavedList {
  readonly slugs: readonly string[]
  readonly has: (slug: string) => boolean
  readonly isFull: boolean
  readonly set: (slugs: readonly string[]) => void
  /** Adds a listing at the end, or removes it. */
  readonly toggle: (slug: string, isSaved: boolean) => void
}

const NONE: readonly string[] = []

/** The shortlist or the comparison. Empty on the server and until the page has hydrated. */
export function useSaved(list: keyof typeof LIMITS): SavedList {
  const store = STORES[list]
  const slugs = useSyncExternalStore(store.subscribe, store.current, () => NONE)
  return {
    slugs,
    has: (slug) => slugs.includes(slug),
    isFull: slugs.length >= LIMITS[list],
    set: store.set,
    toggle: (slug, isSaved) => {
      const others = store.current().filter((one) => one !== slug)
      store.set(isSaved ? [...others, slug] : others)
    },
  }
}
