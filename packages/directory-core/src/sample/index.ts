import type { Listing } from '../listing/listing.ts'
import { HOME_LISTINGS } from './homeListings.ts'
import { SPECIFICATION_LISTINGS } from './specificationListings.ts'

/**
 * The listings that ship with Dira, the home page's first. They are sample data: no business, number or address is real,
 * and every e-mail address and website ends in `.example`.
 */
export const SAMPLE_LISTINGS: readonly Listing[] = [...HOME_LISTINGS, ...SPECIFICATION_LISTINGS]
