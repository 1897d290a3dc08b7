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
  type Names,
  type PlaceBelow,
  type PlaceIndex,
} from '@dira/directory-core'
import type { NamedPlace } from '@dira/ui/map'
import type { ListHead, PageLink } from './pageData.ts'
import { paths } from '@dira/data/site'
import { categoryPage, placeLink, placePage } from './listPages.ts'
import type { ListingStore } from './listingStore.ts'
import { pointOf } from './pointOf.ts'
import type { Plates } from './plates.ts'
import { shownCountry, shownPlace } from './shownPlace.ts'

const HOME: PageLink = { label: 'Home', href: paths.home }

/** How many regions a place's page leads to, and how many towns its map names. */
const REGIONS = 6
const TOWNS = 5

/** The list of a category or subcategory; undefined where there is none. */
export function categoryList(slug: string, below: string | undefined, names: Names): ListHead | undefined {
  const page = categoryPage(slug, below, names)
  const found = resolveCategory(slug, below)
  if (!page || !found) return undefined
  const { category, subcategory } = found
  const parent = { label: categoryName(names, category.slug), href: paths.category(category.slug) }
  const links = category.subcategories.map((one) => ({
    href: paths.category(category.slug, one),
    label: subcategoryName(names, one),
  }))
  return {
    ...page,
    breadcrumbs: [
      HOME,
      { label: 'Categories', href: paths.categories },
      ...(subcategory ? [parent] : []),
      { label: page.title },
    ],
    fixed: 'categories',
    ...(links.length > 0 && {
      siblings: { label: 'Subcategories', links, ...(subcategory && { current: page.path }) },
    }),
    art: { kind: 'cloth', slug: subcategory ?? category.slug, category: category.icon },
  }
}

/** The published listings, the names of the reader's locale, and what draws towns. */
interface NamedStore {
  readonly store: ListingStore
  readonly names: Names
  readonly plates?: Plates | undefined
}

const known = new WeakMap<ListingStore, Map<string, ListHead>>()

/**
 * A list by its path, computed once for each store: its title and scope do not depend on the search. Only lists that exist are
 * remembered, so that their number is bounded.
 */
async function remembered(
  store: ListingStore,
  path: string,
  make: () => Promise<ListHead | undefined>,
): Promise<ListHead | undefined> {
  const lists = known.get(store) ?? new Map<string, ListHead>()
  known.set(store, lists)
  const list = lists.get(path) ?? (await make())
  if (list) lists.set(path, list)
  return list
}

/** The list of the classified listings. */
export function classifiedsList(store: ListingStore): Promise<ListHead | undefined> {
  return remembered(store, paths.classifieds, async () => {
    const { countries } = (await store.search(EMPTY_SEARCH, { tiers: ['classified'] })).facets
    const adCountries = countries.filter(({ count }) => count > 0).length
    return { scope: CLASSIFIEDS_SCOPE, path: paths.classifieds, title: 'Classifieds', breadcrumbs: [], adCountries }
  })
}

/** The list of a country, region or city; undefined where there is none. */
export async function placeList(
  { store, names, plates }: NamedStore,
  slug: string,
  below: string | undefined,
): Promise<ListHead | undefined> {
  const list = await remembered(store, paths.location(slug, below), async () => {
    const places = await store.places()
    const page = placePage({ places, names }, slug, below)
    const place = resolveLocation(places, slug, below)
    if (!page || !place) return undefined
    const { country } = place
    const parent = { label: countryName(names, country.code), href: paths.location(country.slug) }
    const ofCountry = places.get(country.code)
    const links = [...(ofCountry?.regions.values() ?? [])]
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
      .slice(0, REGIONS)
      .map((region) => ({
        href: paths.location(country.slug, region.slug),
        label: shownPlace(country.code, region.name).name,
      }))
    const isCountry = place.kind === 'country'
    const { name: title, ...named } = isCountry
      ? shownCountry(country.code, names)
      : shownPlace(country.code, place.place.name)
    return {
      ...page,
      title,
      ...(named.local && { named }),
      breadcrumbs: [
        HOME,
        { label: 'Locations', href: paths.locations },
        ...(isCountry ? [] : [parent]),
        { label: title },
      ],
      fixed: 'countries',
      ...(links.length > 0 && {
        siblings: { label: 'Regions', links, ...(place.kind === 'region' && { current: page.path }) },
      }),
      ...(!isCountry && ofCountry?.cities.has(place.place.slug) && { isTown: true }),
      ...(isCountry && { places: placesUnder(places, ofCountry) }),
      ...(ofCountry && (await mapOf(store, ofCountry, isCountry ? undefined : place.place.slug))),
    }
  })
  const town = list && plates && (await townPlate(await store.places(), plates, [slug, below]))
  return town ? { ...list, art: { kind: 'plate', ...town } } : list
}

/** The plate of the town that two parts of an address name; undefined where they name none, or it has too little for a plate. */
async function townPlate(places: PlaceIndex, plates: Plates, [slug, below]: readonly [string, string | undefined]) {
  const place = resolveLocation(places, slug, below)
  if (!place || place.kind === 'country') return undefined
  const { country } = place
  const town = places.get(country.code)?.cities.get(place.place.slug)
  return town && plates.ofTown(country.slug, town.slug)
}

/** The provinces and cities of a country, each with its page. */
function placesUnder(places: PlaceIndex, country: CountryPlaces | undefined): NonNullable<ListHead['places']> {
  if (!country) return { regions: [], cities: [] }
  const { regions, cities } = placesBelow(places, country)
  const link = (place: PlaceBelow) => ({ ...placeLink(place), ...shownPlace(country.code, place.name) })
  return { regions: regions.map(link), cities: cities.map(link) }
}

/** The map of a country with its largest towns, or with a needle where the place is. */
async function mapOf(
  store: ListingStore,
  country: CountryPlaces,
  place: string | undefined,
): Promise<Pick<ListHead, 'art'>> {
  const code = africanCountry(country.code)?.code
  if (!code) return {}
  if (place === undefined) return { art: { kind: 'map', country: code, places: await largestTowns(store, country) } }
  const at = await pointOf(store, country.slug, place)
  return { art: { kind: 'map', country: code, ...(at && { at }), places: [] } }
}

/** In degrees: nearer than this, the names of two towns would cover each other. */
const NEAR = 2
/** How many towns are looked at for some that are not near to each other. */
const LOOKED_AT = 40

/** The towns with most listings, without those too near to a larger one. */
async function largestTowns(store: ListingStore, { code, slug, cities }: CountryPlaces): Promise<NamedPlace[]> {
  const chosen: NamedPlace[] = []
  const largest = [...cities.values()].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  for (const city of largest.slice(0, LOOKED_AT)) {
    const town = await pointOf(store, slug, city.slug)
    if (town && chosen.every(({ lat, lng }) => Math.hypot(lat - town.lat, lng - town.lng) > NEAR)) {
      chosen.push({ name: shownPlace(code, city.name).name, ...town })
    }
    if (chosen.length === TOWNS) break
  }
  return chosen
}
