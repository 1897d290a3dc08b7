import type { Listing, Place } from './listing.ts'
import { slugify } from '../text/slugify.ts'

/** A place by its name, with the slug that a new place of this name gets. A name without a letter or digit names none. */
export function placeNamed(name: string): Place | undefined {
  const slug = slugify(name)
  return slug === '' ? undefined : { slug, name }
}

/** A new location by the names of its places; '' where one is not given. The country is a code. */
export function locationNamed(country: string, provinceName = '', cityName = ''): Listing['location'] {
  const province = placeNamed(provinceName)
  const city = placeNamed(cityName)
  return { country, ...(province && { province }), ...(city && { city }) }
}
