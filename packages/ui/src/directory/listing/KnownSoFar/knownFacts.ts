import type { ListingDetail } from '@dira/directory-core'
import type { SuggestionKind } from '../../forms/SuggestChange/suggestion.ts'

/** A fact that a page shows without any package, in the order in which it is told. */
export type OpenFact = 'name' | 'kind' | 'place' | 'address' | 'phone' | 'priceLevel' | 'attributes'

/** Of each that may be missing, the step of SuggestChange that asks for it. Hours and photographs belong to packages: nobody but an owner adds them. */
export const ADDED_BY = {
  phone: 'phone',
  address: 'place',
  place: 'place',
  kind: 'kind',
  priceLevel: 'other',
  attributes: 'other',
} as const satisfies Partial<Record<OpenFact, SuggestionKind>>
/** A fact that may be missing. */
export type MissingFact = keyof typeof ADDED_BY

/** Whose prices travellers compare. */
const WITH_PRICES = ['accommodation', 'restaurants-dining', 'nightlife-entertainment', 'wellness-spas']

/** What the page of a listing knows, and what of the rest it could show as it is. */
export function knownFacts(listing: ListingDetail): { known: readonly OpenFact[]; missing: readonly MissingFact[] } {
  const has = (fact: MissingFact): boolean => {
    if (fact === 'phone') return listing.phone !== ''
    if (fact === 'address') return listing.address !== ''
    if (fact === 'place') return listing.mapCoordinates !== undefined
    return listing.facts.some(({ name }) => name === fact)
  }
  const facts = (['kind', 'place', 'address', 'phone', 'priceLevel', 'attributes'] as const).filter(
    (fact) => fact !== 'priceLevel' || has(fact) || WITH_PRICES.includes(listing.categorySlug),
  )
  return { known: ['name', ...facts.filter(has)], missing: facts.filter((fact) => !has(fact)) }
}
