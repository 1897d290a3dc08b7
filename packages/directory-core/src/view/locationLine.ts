import { countryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import type { Listing } from '../listing/listing.ts'

/** City, province and country as one line; what is not given is left out, and a province named like its city is written once. */
export function locationLine(
  { city, province, country }: Listing['location'],
  names: Pick<Names, 'countries'>,
): string {
  const parts = [city?.name, province?.name, countryName(names, country)]
  return [...new Set(parts)].filter((part) => part !== undefined).join(', ')
}
