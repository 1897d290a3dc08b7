import type { Place } from '../listing/listing.ts'
import type { Scope } from './scope.ts'
import { countryOfSlug } from '../location/countryCode.ts'
import type { Country } from '../location/countries.ts'
import type { CountryPlaces, PlaceCount, PlaceIndex } from '../location/placeIndex.ts'

/** What the slugs of a location page name, and the scope that lists it. */
export type ResolvedLocation =
  | { readonly kind: 'country'; readonly country: Country; readonly scope: Scope }
  | {
      /** `region` is a province or a city under a country's address, `city` a city under an address of its own. */
      readonly kind: 'region' | 'city'
      readonly place: Place
      readonly country: Country
      readonly scope: Scope
    }

/**
 * The place of `/locations/{slug}` or `/locations/{slug}/{regionSlug}`; undefined where there is none, which is the not-found
 * page. A country wins over a city of the same slug; under a country, a slug means its listings whose province or city has it.
 * A city's slug that several countries have means the city with most listings; the others are found under their countries.
 */
export function resolveLocation(places: PlaceIndex, slug: string, regionSlug?: string): ResolvedLocation | undefined {
  const code = countryOfSlug(slug)
  const country = code ? places.get(code) : [...places.values()].find((one) => one.slug === slug)
  if (regionSlug !== undefined) return country && regionOf(country, regionSlug)
  if (country) return { kind: 'country', country: plain(country), scope: { country: country.slug } }
  return largestCity(places, slug)
}

function regionOf(country: CountryPlaces, slug: string): ResolvedLocation | undefined {
  const region = country.regions.get(slug) ?? country.cities.get(slug)
  const scope = { country: country.slug, region: slug }
  return region && { kind: 'region', place: placeOf(region), country: plain(country), scope }
}

function largestCity(places: PlaceIndex, slug: string): ResolvedLocation | undefined {
  const found = [...places.values()]
    .flatMap((country) => [{ country, city: country.cities.get(slug) }])
    .filter((place): place is { country: CountryPlaces; city: PlaceCount } => place.city !== undefined)
    .toSorted((a, b) => b.city.count - a.city.count || (a.country.slug < b.country.slug ? -1 : 1))[0]
  if (!found) return undefined
  const { city, country } = found
  const scope = { country: country.slug, city: slug }
  return { kind: 'city', place: placeOf(city), country: plain(country), scope }
}

function plain({ code, slug }: Country): Country {
  return { code, slug }
}

function placeOf({ slug, name }: Place): Place {
  return { slug, name }
}
