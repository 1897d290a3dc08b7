import {
  EMPTY_SEARCH,
  EVERYWHERE,
  NEAREST,
  nameElsewhere,
  nameOfKind,
  nameOfPlace,
  queryParts,
  waysOn,
  type KindSlug,
  type ListCounts,
  type ListMeant,
  type QueryPlace,
  type SearchState,
} from '@dira/directory-core'
import type { NothingFound, NothingWay } from './pageData.ts'
import { searchPath } from '@dira/data/site'
import { categoryPage } from './listPages.ts'
import { pageOfPlace, type AskedPlaces, type MeantQuery } from './meantLists.ts'

/** How many towns are offered to who asks for what is near. */
const MOST_TOWNS = 8
/** How many of the largest towns are asked whether they have it. */
const LOOKED_AT = 24

/** What a search with no result was about, and where to go instead, each with its true number. With the words of five languages. */
export async function nothingFound(
  { search, near }: SearchState,
  { source, scope }: Pick<AskedPlaces, 'scope' | 'source'>,
): Promise<NothingFound> {
  const asked = { scope, source, names: source.names, places: await source.store.places() }
  const parts = queryParts(search, asked)
  const { kinds, places, wishes, rest, elsewhere } = parts
  const isWhereAsked = wishes.includes('here') && near === undefined && places.length === 0
  const lists = countsOf(asked)
  const ways = isWhereAsked ? await townsWith(kinds[0], asked, lists) : await waysOn(parts, lists)
  const literal = listOf({ text: search }, asked)
  const found = literal && (await lists.count({ text: search }))
  const [kind, place] = [onlyOf(kinds), onlyOf(places)]
  // The words alone, or other filters, find nothing: there are such businesses.
  const isThere =
    rest === '' &&
    elsewhere === undefined &&
    !isWhereAsked &&
    (await lists.count({ ...(kind && { kind }), ...(place && { place }) })) > 0
  return {
    ...(kind && !isThere && { kind: nameOfKind(kind, asked.names) }),
    ...(place && !isThere && { place: nameOfPlace(place, asked) }),
    ...(rest !== '' && { words: rest }),
    ...(elsewhere !== undefined && { elsewhere: nameElsewhere(elsewhere, asked.names.locale) }),
    ...(isWhereAsked && { isWhereAsked }),
    ways: [
      ...ways.map(({ count, km, ...list }) => {
        const named = { ...namesOf(list, asked), count, href: listOf(list, asked)?.href ?? '' }
        return km === undefined ? named : { ...named, km }
      }),
      ...(literal && found && rest !== search ? [{ words: search, count: found, href: literal.href }] : []),
    ],
  }
}

const onlyOf = <Value>([one, ...others]: readonly Value[]) => (others.length === 0 ? one : undefined)

/** The nearest town that has what a town has none of, with how many. */
export async function nearestTown(
  { category, subcategory, kind }: MeantQuery,
  place: QueryPlace,
  asked: AskedPlaces,
): Promise<NothingWay | undefined> {
  if (!category) return undefined
  const lists = countsOf(asked)
  const ofKind = { category, ...(subcategory && { subcategory }), ...(kind && { kind }) }
  const nearest = await lists.nearest({ kind: ofKind, place })
  const list = nearest && { kind: ofKind, place: nearest.place }
  const count = list ? await lists.count(list) : 0
  const href = list && listOf(list, asked)?.href
  return nearest && list && href !== undefined && count > 0
    ? { ...namesOf({ place: nearest.place }, asked), count, km: nearest.km, href }
    : undefined
}

/** The state and the page of a list; undefined where no page has it: none has a subcategory and a town. */
function listOf({ kind: meant, place, text }: ListMeant, asked: AskedPlaces) {
  const { category, subcategory, kind } = meant ?? {}
  const isPart = subcategory !== undefined && kind === undefined
  if (isPart && place?.place) return undefined
  const page = isPart ? categoryPage(category ?? '', subcategory, asked.names) : place && pageOfPlace(place, asked)
  if ((place || isPart) && !page) return undefined
  const state: SearchState = {
    ...EMPTY_SEARCH,
    ...(text !== undefined && { search: text, isExact: true }),
    ...(kind ? { kinds: [kind] } : category !== undefined && !isPart && { categories: [category] }),
    ...(isPart && place && { countries: [place.country.slug] }),
  }
  return { state, scope: page?.scope ?? EVERYWHERE, href: searchPath(state, page?.path) }
}

/** What the store says of lists. */
function countsOf(asked: AskedPlaces): ListCounts {
  const { store } = asked.source
  return {
    count: async (list) => {
      const found = listOf(list, asked)
      return found ? (await store.answer(found.state, found.scope)).matches : 0
    },
    kindsIn: async (list) => {
      const found = listOf(list, asked)
      const { kinds = [] } = found ? (await store.search(found.state, found.scope)).facets : {}
      // Those of listings: a directory may have kinds of its own, which have names of their own.
      return kinds.filter(({ count }) => count > 0).map(({ value }) => value as KindSlug)
    },
    nearest: async ({ kind, place }) => {
      const town = place.place?.level === 'city' ? pageOfPlace(place, asked) : undefined
      const country = town && listOf({ kind, place: { country: place.country, count: 0 } }, asked)
      if (!town || !country) return undefined
      const near = { place: town.path.replace('/locations/', '') }
      const { listings, distances } = await store.search({ ...country.state, near, sort: NEAREST }, country.scope)
      const at = listings.findIndex(({ location }) => location.city && location.city.slug !== place.place?.slug)
      const { city } = listings[at]?.location ?? {}
      const km = distances?.[at]
      return city && typeof km === 'number'
        ? { place: { country: place.country, place: { ...city, level: 'city' }, count: 0 }, km }
        : undefined
    },
    provinceOf: async ({ country, place }) => {
      const town = listOf({ place: { country, ...(place && { place }), count: 0 } }, asked)
      const [listing] = town ? (await store.search(town.state, town.scope)).listings : []
      const { province } = listing?.location ?? {}
      return province && province.slug !== place?.slug
        ? { country, place: { ...province, level: 'region' }, count: 0 }
        : undefined
    },
  }
}

/** The towns with most of a kind, of the largest ones. */
async function townsWith(kind: ListMeant['kind'], { places, scope }: AskedPlaces, lists: ListCounts) {
  const largest = [...places.values()]
    .filter(({ slug }) => scope.country === undefined || slug === scope.country)
    .flatMap((country) =>
      Array.from(country.cities.values(), ({ count, ...town }) => ({
        country: { code: country.code, slug: country.slug },
        place: { ...town, level: 'city' as const },
        count,
      })),
    )
    .toSorted((a, b) => b.count - a.count || (a.place.slug < b.place.slug ? -1 : 1))
    .slice(0, LOOKED_AT)
  const towns = largest.map(async (place) => {
    const list = { ...(kind && { kind }), place }
    return { ...list, count: await lists.count(list) }
  })
  return (await Promise.all(towns))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_TOWNS)
    .map((town) => ({ ...town, km: undefined }))
}

function namesOf({ kind, place, text }: ListMeant, asked: AskedPlaces): Omit<NothingWay, 'count' | 'href' | 'km'> {
  return {
    ...(kind && { kind: nameOfKind(kind, asked.names) }),
    ...(place && { place: nameOfPlace(place, asked) }),
    ...(text !== undefined && { words: text }),
  }
}
