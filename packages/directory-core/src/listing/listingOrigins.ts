import type { Listing, ListingSource } from './listing.ts'

/** Where a listing comes from: whom it is credited to, or that it is of the sample. */
export type ListingOrigin = ListingSource | 'sample'

/** Where the listings of a page come from, as far as a reader has to be told. */
export interface ListingOrigins {
  /** How many of them are sample data. */
  readonly samples: 'none' | 'some' | 'all'
  /** Whom others are credited to, each once, in the order of the listings. */
  readonly sources: readonly ListingSource[]
}

/** Where a listing comes from; undefined if nobody has to be told. */
export function originOf({ id, source }: Pick<Listing, 'id' | 'source'>): ListingOrigin | undefined {
  // An imported listing and one that was made by hand have other ids.
  return source ?? (id.startsWith('sample-') ? 'sample' : undefined)
}

/** Whether a listing is of the sample: no business, number or address of it is real. */
export function isSample(listing: Pick<Listing, 'id' | 'source'>): boolean {
  return originOf(listing) === 'sample'
}

/** Where some listings come from. */
export function listingOrigins(origins: readonly (ListingOrigin | undefined)[]): ListingOrigins {
  const known = origins.filter((origin) => origin !== undefined && origin !== 'sample')
  const sources = new Map(known.map((source) => [`${source.name} ${source.url}`, source]))
  const hasOthers = origins.some((origin) => origin !== 'sample')
  const samples = hasOthers ? 'some' : 'all'
  return { samples: origins.includes('sample') ? samples : 'none', sources: [...sources.values()] }
}
