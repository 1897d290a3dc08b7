import {
  CLASSIFIEDS_SCOPE,
  EMPTY_SEARCH,
  africanCountry,
  categoryName,
  countryName,
  placesBelow,
  resolveCategory,
  resolveLocation,
  subcategoryName,
  type CountryPlaces,
  type Directory,
  type Listing,
  type Names,
  type PlaceCount,
} from '@dira/directory-core'
import type { NamedPlace } from '@dira/ui/map'
import type { ListHead, PageLink } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { List } from './listingsData.ts'
import type { PageInput } from './createPageSource.ts'
import { placesOf } from './placesOf.ts'

const HOME: PageLink = { label: 'Home', href: paths.home }

/** How many regions a place's page leads to, and how many towns its map names. */
const REGIONS = 6
const TOWNS = 5

/** The list of a category or subcategory; undefined where there is none. */
export function categoryList(slug: string, below: string | undefined, names: Names): List | undefined {
  const found = resolveCategory(slug, below)
  if (!found) return undefined
  const { category, subcategory, scope } = found
  const parent = { label: categoryName(names, category.slug), href: paths.category(category.slug) }
  const title = subcategory ? subcategoryName(names, subcategory) : parent.label
  const links = category.subcategories.map((one) => ({
    href: paths.category(category.slug, one),
    label: subcategoryName(names, one),
  }))
  const path = paths.category(category.slug, subcategory)
  return {
    scope,
    head: {
      path,
      title,
      breadcrumbs: [
        HOME,
        { label: 'Categories', href: paths.categories },
        ...(subcategory ? [parent] : []),
        { label: title },
      ],
      fixed: 'categories',
      ...(links.length > 0 && { siblings: { label: 'Subcategories', links, ...(subcategory && { current: path }) } }),
      art: { kind: 'cloth', slug: subcategory ?? category.slug, category: category.icon },
    },
  }
}

/** A directory, and the names of the reader's locale. */
type NamedDirectory = Pick<PageInput, 'directory' | 'names'>

const known = new WeakMap<Directory, Map<string, List>>()

/**
 * A list by its path, computed once for each directory: its title and scope do not depend on the search. Only lists that exist are
 * remembered, so that their number is bounded.
 */
function remembered(directory: Directory, path: string, make: () => List | undefined): List | undefined {
  const lists = known.get(directory) ?? new Map<string, List>()
  known.set(directory, lists)
  const list = lists.get(path) ?? make()
  if (list) lists.set(path, list)
  return list
}

/** The list of the classified listings. */
export function classifiedsList(directory: Directory): List | undefined {
  return remembered(directory, paths.classifieds, () => {
    const { countries } = directory.search(EMPTY_SEARCH, CLASSIFIEDS_SCOPE).facets
    const adCountries = countries.filter(({ count }) => count > 0).length
    return { scope: CLASSIFIEDS_SCOPE, head: { path: paths.classifieds, title: 'Classifieds', adCountries } }
  })
}

/** The list of a country, region or city; undefined where there is none. */
export function placeList(source: NamedDirectory, slug: string, below: string | undefined): List | undefined {
  return remembered(source.directory, paths.location(slug, below), () => makePlaceList(source, slug, below))
}

function makePlaceList(
  { directory, names }: NamedDirectory,
  slug: string,
  below: string | undefined,
): List | undefined {
  const place = resolveLocation(placesOf(directory), slug, below)
  if (!place) return undefined
  const { country, scope } = place
  const parent = { label: countryName(names, country.code), href: paths.location(country.slug) }
  const title = place.kind === 'country' ? parent.label : place.place.name
  const path = place.kind === 'city' ? paths.location(slug) : paths.location(country.slug, below)
  const links = [...(placesOf(directory).get(country.code)?.regions.values() ?? [])]
    .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
    .slice(0, REGIONS)
    .map((region) => ({ href: paths.location(country.slug, region.slug), label: region.name }))
  return {
    scope,
    head: {
      path,
      title,
      breadcrumbs: [
        HOME,
        { label: 'Locations', href: paths.locations },
        ...(place.kind === 'country' ? [] : [parent]),
        { label: title },
      ],
      fixed: 'countries',
      ...(links.length > 0 && {
        siblings: { label: 'Regions', links, ...(place.kind === 'region' && { current: path }) },
      }),
      ...(place.kind === 'country' && { places: placesUnder(placesOf(directory).get(country.code)) }),
      ...mapOf(directory, country.code, place.kind === 'country' ? undefined : place.place.slug),
    },
  }
}

/** The provinces and cities of a country, each with its page under it. */
function placesUnder(country: CountryPlaces | undefined): NonNullable<ListHead['places']> {
  if (!country) return { regions: [], cities: [] }
  const { regions, cities } = placesBelow(country)
  const linked = (found: readonly PlaceCount[]) =>
    found.map(({ name, slug, count }) => ({ name, href: paths.location(country.slug, slug), count }))
  return { regions: linked(regions), cities: linked(cities) }
}

/** The map of a country with its largest towns, or with a needle where the place is. */
function mapOf(directory: Directory, countryCode: string, place: string | undefined): Pick<ListHead, 'art'> {
  const code = africanCountry(countryCode)?.code
  if (!code) return {}
  const located = directory.listings.filter(
    ({ location, mapCoordinates }) => location.country === countryCode && mapCoordinates !== undefined,
  )
  if (place === undefined) return { art: { kind: 'map', country: code, places: apart(townsOf(located)) } }
  const at = located.find(
    ({ location }) => location.city?.slug === place || location.province?.slug === place,
  )?.mapCoordinates
  return { art: { kind: 'map', country: code, ...(at && { at }), places: [] } }
}

/** The towns with most listings first, each where its first listing is. */
function townsOf(listings: readonly Listing[]): NamedPlace[] {
  const byCity = Map.groupBy(listings, ({ location }) => location.city?.slug)
  byCity.delete(undefined)
  return [...byCity.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) =>
      first?.location.city && first.mapCoordinates ? [{ name: first.location.city.name, ...first.mapCoordinates }] : [],
    )
}

/** In degrees: nearer than this, the names of two towns would cover each other. */
const NEAR = 2

/** The first of them, without those too near to a larger one. */
function apart(towns: readonly NamedPlace[]): NamedPlace[] {
  const chosen: NamedPlace[] = []
  for (const town of towns) {
    if (chosen.every(({ lat, lng }) => Math.hypot(lat - town.lat, lng - town.lng) > NEAR)) chosen.push(town)
    if (chosen.length === TOWNS) break
  }
  return chosen
}
