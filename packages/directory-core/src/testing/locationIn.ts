import type { Listing } from '../listing/listing.ts'
import { locationNamed } from '../listing/placeNamed.ts'
import { countryCode } from '../location/countryCode.ts'

/** A location for a test by the country's English name; a country that nobody knows is ZZ. */
export function locationIn(country: string, province = '', city = ''): Listing['location'] {
  return locationNamed(countryCode(country) ?? 'ZZ', province, city)
}
