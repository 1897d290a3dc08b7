import type { CategoryIcon, ListingRow, PlacePlate, PlateSize } from '@dira/directory-core'

/** Draws places from what is around them. Only a server knows where all listings are. */
export interface Plates {
  /** The plate of a listing: of its town where its own place is not known, undefined where even its country's is not. @default the size of a stage */
  readonly ofListing: (row: ListingRow, size?: PlateSize) => Promise<PlacePlate | undefined>
  /** The plate of a town, by the slugs of both; undefined where it has hardly any listings with a position. */
  readonly ofTown: (country: string, town: string) => Promise<TownPlate | undefined>
}

/** A plate of a town, in the colours of what it has most of. */
export interface TownPlate {
  readonly plate: PlacePlate
  readonly category: CategoryIcon
}
