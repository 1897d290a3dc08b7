import type { Listing } from '../listing/listing.ts'

/** The listings that ship with Dira. They are sample data: no business, number or address is real. */
export const SAMPLE_LISTINGS: readonly Listing[] = []
