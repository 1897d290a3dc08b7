import type { CountryPlaces, PlaceIndex } from '../location/placeIndex.ts'
import { resolveLocation } from './resolveLocation.ts'

/** Where the page of a place is, below `/locations`: at its own slug, or at that of its country and its own. */
export type PlacePath = readonly [slug: string, below?: string]

/**
 * The path of the page with just the listings of a city: under its country, or at the city's own slug where a province has that slug too and the
 * country's page of it has the listings of both. Undefined where no page has the city alone, because its own slug leads elsewhere.
 */
export function cityPath(places: PlaceIndex, country: CountryPlaces, slug: string): PlacePath | undefined {
  if (country.cities.get(slug)?.count === country.below.get(slug)) return [country.slug, slug]
  const own = resolveLocation(places, slug)
  return own?.kind === 'city' && own.country.code === country.code ? [slug] : undefined
}
