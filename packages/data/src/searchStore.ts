import {
  AFRICAN_COUNTRY_CODES,
  CATEGORIES,
  LISTING_FEATURES,
  PACKAGE_TIERS,
  categoryName,
  countryName,
  countrySlug,
  foldText,
  highlightRanges,
  roundedBox,
  roundedPosition,
  searchWords,
  wordForms,
  type DirectoryOptions,
  type FacetCount,
  type Listing,
  type Scope,
  type SearchAnswer,
  type SearchContext,
  type SearchResult,
  type SearchState,
} from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import type { Json } from './database.types.ts'
import { searchAnswerSchema, type StoredAnswer } from './searchAnswer.ts'
import { checked, readRows, storedListings, type StoredListings } from './searchListings.ts'
import { storedText } from './storedText.ts'

/** Options of a search store. */
export interface SearchStoreOptions extends DataServiceOptions {
  /** What filters are called, and whose alphabet orders their options. Listings are found by English names, whatever these are. */
  readonly names: NonNullable<DirectoryOptions['names']>
  /** The listings with some ids, where they are at hand already. @default the database's rows, which come with the answer */
  readonly listingsOf?: (ids: readonly string[]) => readonly Listing[] | Promise<readonly Listing[]>
}

/** Searches the published listings in the database; answers as a directory in memory does. */
export interface SearchStore extends StoredListings {
  /** One page of the listings in a scope that match a state, and a count for every option. Rejects as all queries do. */
  readonly search: (state: SearchState, scope?: Scope, context?: SearchContext) => Promise<StoreResult>
  /** The same, or where a text of several words matches nothing, the listings that have all of them. */
  readonly answer: (state: SearchState, scope?: Scope, context?: SearchContext) => Promise<StoreResult & SearchAnswer>
}

/** A result, and what only a database may not know. */
export interface StoreResult extends SearchResult {
  /** Whether names of every script are in the order of the directory in memory. Otherwise those beyond Latin letters come last, by their codes. */
  readonly hasExactOrder: boolean
  /** The version of the published listings that names, places and their counts are of. */
  readonly version: string
  /** That of what is open and what listings have, which a server writes a moment later. Null where none follows the listings. */
  readonly factsVersion: string | null
}

/** A search store over `search_listings`. The database has to have its search switched on. */
export function connectSearchStore({ names, listingsOf, ...options }: SearchStoreOptions): SearchStore {
  const client = dataClient(options)

  async function ask(
    byWords: boolean,
    state: SearchState,
    scope: Scope = {},
    context: SearchContext = {},
  ): Promise<StoreResult & SearchAnswer> {
    const words = byWords && state.search.isWellFormed() ? searchWords(foldText(state.search)) : []
    const asked = { ...question(state, scope, context), words: words.map(wordForms), rows: listingsOf === undefined }
    const { data } = await client
      .rpc('search_listings', { asked: JSON.parse(JSON.stringify(asked)) as Json })
      .throwOnError()
    const stored = checked(searchAnswerSchema, data)
    const ids = [...stored.listings.map(([id]) => id), ...(stored.map?.cells ?? []).flatMap((cell) => cell[7] ?? [])]
    const listings = listingsOf ? await listingsOf(ids) : readRows(stored.rows ?? [])
    const byId = new Map(listings.map((listing) => [listing.id, listing]))
    return resultOf(stored, { names, byId, state, words })
  }

  return {
    search: (...asked) => ask(false, ...asked),
    answer: (...asked) => ask(true, ...asked),
    ...storedListings(client),
  }
}

/** Positions are rounded here as core rounds them: decimals of the database round otherwise. */
function question(state: SearchState, scope: Scope, { now, zoom }: SearchContext) {
  const { search, near, box, open, has, categories, countries, tiers, sort, page } = state
  if (now !== undefined && Number.isNaN(now)) throw new RangeError('now is no number')
  const text = search.trim()
  return {
    text: storedText(text),
    small: storedText(text.toLowerCase()),
    categories,
    countries,
    tiers,
    scope,
    open: open !== undefined,
    has,
    ...(near && { near: 'place' in near ? { place: near.place } : roundedPosition(near), within: near.within }),
    ...(box && { box: roundedBox(box) }),
    sort,
    page: wholeNumber(page, 1, MOST_PAGES),
    now,
    zoom: zoom === undefined ? undefined : wholeNumber(zoom, 0, 20),
  }
}

const MOST_PAGES = 1e12

function wholeNumber(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || least, least), most)
}

/** The database counts positions in hundred thousandths of a degree. */
const UNITS = 100_000

interface Answering {
  readonly names: SearchStoreOptions['names']
  readonly byId: ReadonlyMap<string, Listing>
  readonly state: SearchState
  readonly words: readonly string[]
}

function resultOf(stored: StoredAnswer, { names, byId, state, words }: Answering): StoreResult & SearchAnswer {
  const shown = stored.listings.flatMap(([id, metres]) => {
    const listing = byId.get(id)
    return listing ? [{ listing, kilometres: metres === null ? null : metres / 1000 }] : []
  })
  const marked = stored.words === null ? [state.search] : words.flatMap(wordForms)
  const rangesIn = (name: string) => marked.flatMap((text) => highlightRanges(name, text))
  const known = stored.knows_facts ? LISTING_FEATURES.filter((one) => one !== 'offers' || stored.knows_time) : []
  return {
    total: stored.total,
    matches: stored.matches,
    page: stored.page,
    pageCount: stored.page_count,
    hasExactOrder: stored.exact_order,
    version: stored.version,
    factsVersion: stored.facts_version,
    listings: shown.map(({ listing }) => listing),
    highlights: shown.map(({ listing: { businessName, category, location } }) => ({
      businessName: rangesIn(businessName),
      category: rangesIn(categoryName(names, category)),
      country: rangesIn(countryName(names, location.country)),
      city: rangesIn(location.city?.name ?? ''),
    })),
    facets: {
      categories: optionsOf(
        stored.categories,
        CATEGORIES.map(({ slug }) => slug),
        (slug) => categoryName(names, slug),
        names.locale,
      ),
      countries: optionsOf(stored.countries, [], (slug) => countryName(names, codeOf(slug)), names.locale),
      tiers: optionsOf(
        stored.tiers,
        PACKAGE_TIERS,
        (tier) => names.tiers[tier as keyof typeof names.tiers],
        names.locale,
      ),
      open: stored.knows_time ? [{ value: 'now', label: names.filters.open, count: stored.open }] : [],
      has: known.map((value) => ({ value, label: names.filters.has[value], count: stored[value] })),
    },
    ...(stored.near && { near: stored.near, distances: shown.map(({ kilometres }) => kilometres) }),
    ...(stored.map && {
      map: {
        zoom: stored.map.zoom,
        cells: stored.map.cells.map(([count, lat, lng, south, west, north, east, id, approximate]) => {
          const listing = id === null ? undefined : byId.get(id)
          return {
            count,
            lat: lat / UNITS,
            lng: lng / UNITS,
            south: south / UNITS,
            west: west / UNITS,
            north: north / UNITS,
            east: east / UNITS,
            ...(approximate > 0 && { approximate }),
            ...(listing && { listing }),
          }
        }),
      },
    }),
    ...(stored.words === true && { words }),
  }
}

/** The fixed options in their order, then the others by label. */
function optionsOf(
  counts: readonly (readonly [string, number])[],
  fixed: readonly string[],
  labelOf: (value: string) => string,
  locale: string,
): FacetCount[] {
  const countOf = new Map(counts)
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const option = (value: string) => ({ value, label: labelOf(value), count: countOf.get(value) ?? 0 })
  const others = counts.map(([value]) => value).filter((value) => !fixed.includes(value))
  return [
    ...fixed.map(option),
    ...others.map(option).sort((a, b) => compare(a.label, b.label) || (a.value < b.value ? -1 : 1)),
  ]
}

/** A country outside Africa has its code for a slug, in small letters. */
function codeOf(slug: string): string {
  return AFRICAN_COUNTRY_CODES.find((code) => countrySlug(code) === slug) ?? slug.toUpperCase()
}
