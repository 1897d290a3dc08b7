import {
  AFRICAN_COUNTRY_CODES,
  cityPath,
  countryCode,
  countrySlug,
  NAMES_OF_PLACES,
  resolveLocation,
  slugify,
  type AfricanCountryCode,
  type CountryPlaces,
  type PlaceCount,
  type PlaceIndex,
  type PlacePath,
} from '@dira/directory-core'

/**
 * Where the page of a place is that an address has by another of its names: in another language, script or spelling, or by a former one. Undefined where the
 * address is that of the page, or names nothing. For a server: with the names of all places.
 */
export function movedPlace(places: PlaceIndex, slug: string, below?: string): PlacePath | undefined {
  const found = resolveLocation(places, slug, below)
  // The slug is the city's in the address of a city alone, and the country's in any other.
  if (found?.kind === 'city' || found?.country.slug === slug) return undefined
  const country = places.get(codeNamed(slug) ?? '')
  if (country && below === undefined) return [country.slug]
  if (country && below !== undefined) {
    const place = placeIn(country, below)
    return place && [country.slug, place.slug]
  }
  return below === undefined ? townNamed(places, slug) : undefined
}

/** The same of the filters of a list by place: the address with the names that filters know. Undefined where it has these. */
export function movedQuery(places: PlaceIndex, url: URL): string | undefined {
  const countries = url.searchParams.getAll('country')
  const near = url.searchParams.get('near')
  const [slug = '', below] = near?.split('/') ?? []
  const nearNamed = near === null ? undefined : movedPlace(places, slug, below)?.join('/')
  const named = countries.map((country) => {
    const code = codeNamed(country)
    return code ? countrySlug(code) : country
  })
  if (nearNamed === undefined && named.every((one, at) => one === countries[at])) return undefined
  const params = new URLSearchParams(url.searchParams)
  params.delete('country')
  for (const country of named) params.append('country', country)
  if (nearNamed !== undefined) params.set('near', nearNamed)
  return `${url.pathname}?${params}`
}

/** The code of a country by any of its names. */
function codeNamed(text: string): AfricanCountryCode | undefined {
  const key = keyOf(text)
  const isNamed = (code: string) => NAMES_OF_PLACES.ofCountry(code).some((name) => keyOf(name) === key)
  return countryCode(text) ?? AFRICAN_COUNTRY_CODES.find(isNamed)
}

/** A town before a province of the same name. */
function placeIn(country: CountryPlaces, text: string): PlaceCount | undefined {
  return townIn(country, text) ?? nameIn(country, country.regions, text)
}

const townIn = (country: CountryPlaces, text: string) => nameIn(country, country.cities, text)

/** The one of a name; of several that with most listings. */
function nameIn({ code }: CountryPlaces, places: ReadonlyMap<string, PlaceCount>, text: string) {
  const key = (name: string) => keyOf(NAMES_OF_PLACES.ofPlace(code, name)[0] ?? name)
  const wanted = key(text)
  return [...places.values()].filter(({ name }) => key(name) === wanted).toSorted((a, b) => b.count - a.count)[0]
}

/** The town with most listings of those that have a name in several countries. */
function townNamed(places: PlaceIndex, text: string): PlacePath | undefined {
  const [found] = [...places.values()]
    .flatMap((country) => {
      const town = townIn(country, text)
      return town ? [{ country, town }] : []
    })
    .toSorted((a, b) => b.town.count - a.town.count)
  return found && (cityPath(places, found.country, found.town.slug) ?? [found.country.slug, found.town.slug])
}

/** The same for a name with and without its accents, capitals, signs and blanks. */
const keyOf = (name: string) => slugify(name).replaceAll('-', '')
