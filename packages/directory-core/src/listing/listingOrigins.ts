import type { Listing, ListingSource } from './listing.ts'

/** Where the listings of a page come from, as far as a reader has to be told. */
export interface ListingOrigins {
  /** Some of them are sample data. */
  readonly hasSamples: boolean
  /** Whom others are credited to, each once, in the order of the listings. */
  readonly sources: readonly ListingSource[]
}

/** Where some listings come from. */
export function listingOrigins(listings: readonly Pick<Listing, 'id' | 'source'>[]): ListingOrigins {
  const sources = new Map(listings.flatMap(({ source }) => (source ? [[`${source.name} ${source.url}`, source]] : [])))
  return { hasSamples: listings.some(isSample), sources: [...sources.values()] }
}

/** The sample has ids that begin so; an imported listing and one that was made by hand have others. */
function isSample({ id }: Pick<Listing, 'id'>): boolean {
  return id.startsWith('sample-')
}
