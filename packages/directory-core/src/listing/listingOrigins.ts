import type { Listing, ListingSource } from './listing.ts'

/** Where a listing comes from: whom it is credited to, or that it is of the sample. */
export type ListingOrigin = ListingSource | 'sample'

/** Where the listings of a page come from, as far as a reader has to be told. */
export interface ListingOrigins {
  /** Some of them are sample data. */
  readonly hasSamples: boolean
  /** Whom others are credited to, each once, in the order of the listings. */
  readonly sources: readonly ListingSource[]
}

/** Where a listing comes from; undefined if nobody has to be told. */
export function originOf({ id, source }: Pick<Listing, 'id' | 'source'>): ListingOrigin | undefined {
  // An imported listing and one that was made by hand have other ids.
  return source ?? (id.startsWith('sample-') ? 'sample' : undefined)
}

/** Where some listings come from. */
export function listingOrigins(origins: readonly (ListingOrigin | undefined)[]): ListingOrigins {
  const known = origins.filter((origin) => origin !== undefined && origin !== 'sample')
  const sources = new Map(known.map((source) => [`${source.name} ${source.url}`, source]))
  return { hasSamples: origins.includes('sample'), sources: [...sources.values()] }
}
