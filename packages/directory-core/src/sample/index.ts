import type { Listing } from '../listing/listing.ts'
import { CATALOGUES } from './catalogue/catalogues.ts'
import { generateListings } from './generateListings.ts'
import { HOME_LISTINGS } from './homeListings.ts'
import { SPECIFICATION_LISTINGS } from './specificationListings.ts'

export { mulberry32 } from './draws.ts'

/**
 * The listings that ship with Dira: the home page's ten, the specification's twelve, then the rest. They are sample data. Towns
 * and streets exist, the businesses and their numbers are made up, and every e-mail address and website ends in `.example`.
 * The texts are in the public domain (CC0).
 */
export const SAMPLE_LISTINGS: readonly Listing[] = [
  ...HOME_LISTINGS,
  ...SPECIFICATION_LISTINGS,
  ...generateListings(CATALOGUES),
]
