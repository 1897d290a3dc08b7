import {
  CLASSIFIEDS_SCOPE,
  EMPTY_SEARCH,
  africanCountry,
  resolveCategory,
  resolveLocation,
  type Directory,
  type Listing,
} from '@dira/directory-core'
import type { NamedPlace } from '@dira/ui/map'
import type { ListHead, PageLink } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { List } from './listingsData.ts'
import { placesOf } from './placesOf.ts'

const HOME: PageLink = { label: 'Home', href: paths.home }

/** How many regions a place's page leads to, and how many towns its map names. */
const REGIONS = 6
const TOWNS = 5

/** The list of a category or subcategory; undefined where there is none. */
export function categoryList(slug: string, below: string | undefined): List | undefined {
  const found = resolveCategory(slug, below)
  if (!found) return undefined
  const { category, subcategory, scope } = found
  const parent = { label: category.name, href: paths.category(category.slug) }
  const title = subcategory?.name ?? category.name
  const links = category.subcategories.map((one) => ({
    href: paths.category(category.slug, one.slug),
    label: one.name,
  }))
  const path = paths.category(category.slug, subcategory?.slug)
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
      art: { kind: 'cloth', slug: subcategory?.slug ?? category.slug, category: category.icon },
    },
  }
}

const known = new WeakMap<Directory, Map<string, List>>()

/**
 * A list by its path, worked out once for each directory: what it is called and lists does not depend on what is searched in it. Only
 * those that there are, of which there is an end.
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
export function placeList(directory: Directory, slug: string, below: string | undefined): List | undefined {
  return remembered(directory, paths.location(slug, below), () => makePlaceList(directory, slug, below))
}

function makePlaceList(directory: Directory, slug: string, below: string | undefined): List | undefined {
  const place = resolveLocation(placesOf(directory), slug, below)
  if (!place) return undefined
  const { country, scope } = place
  const title = place.kind === 'country' ? country.name : place.name
  const path = paths.location(slug, below)
  const links = [...(placesOf(directory).get(country.slug)?.regions.values() ?? [])]
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
        ...(place.kind === 'country' ? [] : [{ label: country.name, href: paths.location(country.slug) }]),
        { label: title },
      ],
      fixed: 'countries',
      ...(links.length > 0 && {
        siblings: { label: 'Regions', links, ...(place.kind === 'region' && { current: path }) },
      }),
      ...mapOf(directory, country.name, place.kind === 'country' ? undefined : place.name),
    },
  }
}

/** The map of a country with its largest towns, or with a needle where the place is. */
function mapOf(directory: Directory, country: string, place: string | undefined): Pick<ListHead, 'art'> {
  const code = africanCountry(country)?.code
  if (!code) return {}
  const located = directory.listings.filter(
    ({ location, mapCoordinates }) => location.country === country && mapCoordinates !== undefined,
  )
  if (place === undefined) return { art: { kind: 'map', country: code, places: apart(townsOf(located)) } }
  const at = located.find(({ location }) => location.city === place || location.province === place)?.mapCoordinates
  return { art: { kind: 'map', country: code, ...(at && { at }), places: [] } }
}

/** The towns with most listings first, each where its first listing is. */
function townsOf(listings: readonly Listing[]): NamedPlace[] {
  const byCity = Map.groupBy(
    listings.filter(({ location }) => location.city !== ''),
    ({ location }) => location.city,
  )
  return [...byCity]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, [first]]) => (first?.mapCoordinates ? [{ name, ...first.mapCoordinates }] : []))
}

/** In degrees: nearer than this, the names of two towns would cover each other. */
const NEAR = 2

/** The first of them, without those too near to a larger one. */
function apart(towns: readonly NamedPlace[]): NamedPlace[] {
  const kept: NamedPlace[] = []
  for (const town of towns) {
    if (kept.every(({ lat, lng }) => Math.hypot(lat - town.lat, lng - town.lng) > NEAR)) kept.push(town)
    if (kept.length === TOWNS) break
  }
  return kept
}
