import { listingCard, listingDetail, type Listing, type ListingCard } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import * as en from '@dira/directory-core/names/en'

/** A Thursday at noon in Windhoek. */
export const NOW = Date.parse('2026-11-19T12:00+02:00')

type Changes = Partial<Listing>

/** A listing of the sample by its slug, with what a story or a test needs otherwise. */
export function listingOf(slug: string, changes: Changes = {}): Listing {
  const listing = SAMPLE_LISTINGS.find((one) => one.slug === slug)
  if (!listing) throw new Error(`The sample has no listing '${slug}'`)
  return { ...listing, ...changes }
}

/** Its card. */
export const cardOf = (slug: string, changes?: Changes): ListingCard =>
  listingCard(listingOf(slug, changes), { names: en })

/** What its page shows; without images of its own, if it is to have no placeholders either. */
export const detailOf = (slug: string, changes?: Changes, options: { placeholderBase?: false } = {}) =>
  listingDetail(listingOf(slug, changes), { names: en, now: NOW, ...options })
