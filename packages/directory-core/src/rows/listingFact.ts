import type { Listing } from '../listing/listing.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'

/** A statement that is true or false of a listing. */
export interface ListingFact {
  /** A key, or undefined if it is never true. It is true of all listings with the same key at the same times, so it is computed once for each. */
  readonly keyOf: (listing: Listing) => string | undefined
  /** Whether it is true of the listings with a key at an instant (milliseconds since 1970, UTC). Absent: it always is. */
  readonly holds?: (key: string, now: number) => boolean
}

/** What a store knows of its listings beside their texts and places. `listingFacts` reads it from whole listings. */
export type ListingFacts = Readonly<Record<FactName, ListingFact>>

/** What `open` and `has` ask for. */
export const FACT_NAMES = ['open', ...LISTING_FEATURES] as const
/** The name of a fact. */
export type FactName = (typeof FACT_NAMES)[number]
