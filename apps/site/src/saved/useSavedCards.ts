import type { ListingCard } from '@dira/directory-core'
import { useState } from 'react'
import { paths } from '../app/paths.ts'
import { usePage } from '../app/usePage.ts'

/** The cards of saved listings, in order; undefined until they are known. Listings that no longer exist are left out. */
export function useSavedCards(slugs: readonly string[]): readonly ListingCard[] | undefined {
  // A removed listing may come back by Undo, so its card stays known.
  const [known, setKnown] = useState(slugs)
  if (slugs.some((slug) => !known.includes(slug))) setKnown([...new Set([...known, ...slugs])])
  const state = usePage(paths.shortlist(known))
  if (slugs.length === 0) return []
  if (state.status !== 'ready' || state.data.page !== 'shortlist') return undefined
  const cards = new Map(state.data.cards.map((card) => [card.slug, card]))
  return slugs.flatMap((slug) => cards.get(slug) ?? [])
}
