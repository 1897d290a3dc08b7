import {
  EMPTY_SEARCH,
  NEAREST,
  categoryName,
  listingOrigins,
  parseSearch,
  type ListingCard,
  type ListingRow,
  type Names,
  type Scope,
  type SearchAnswer,
  type SearchContext,
  type SearchState,
} from '@dira/directory-core'
import { knownListings, wayTo } from './knownListings.ts'
import { listViewOf } from './listView.ts'
import type { ListHead, ListingsData, NothingFound } from './pageData.ts'
import { inChosenOrder } from './inChosenOrder.ts'
import { intersectionOf } from './intersectionOf.ts'
import type { ListingStore } from './listingStore.ts'
import { cellZoom, mapData } from './mapData.ts'
import { namedPages } from './namedPages.ts'
import { nearestTheCentre } from './nearestTheCentre.ts'
import { nearName, nearTowns, placeAt } from './nearTowns.ts'
import type { nothingFound } from './nothingFound.ts'
import type { understoodList } from './understoodList.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What lists are computed from. */
export interface ListInput {
  readonly store: ListingStore
  /** The words of the reader's locale. */
  readonly names: Names
  /** Decides which offers are valid and what is open. */
  readonly instant: Date
  /** The list that a search text means. The browser loads the words for it when it is first called. */
  readonly understoodList: typeof understoodList
  /** Where to go instead of a search that finds nothing; it comes with the same words. */
  readonly nothingFound: (...asked: Parameters<typeof nothingFound>) => Promise<NothingFound | undefined>
  readonly cardsOf: (rows: readonly ListingRow[]) => Promise<readonly ListingCard[]>
  /** Called with each instant (milliseconds since 1970) from which a part of the page shows something else. */
  readonly onChangeAt?: (instant: number) => void
}

/** One page of a list for the query of its address. The browser computes the same as the server once it has the search index. */
export async function listingsData(
  url: URL,
  { list, source }: { readonly list: ListHead; readonly source: ListInput },
): Promise<ListingsData> {
  const { store } = source
  const state = withoutFixed(parseSearch(url.searchParams), list)
  const view = listViewOf(url.searchParams)
  const isMap = view === 'map'
  const now = source.instant.getTime()
  const context = { now, ...(view === 'rows' && { areRows: true }), ...(isMap && { zoom: cellZoom(state) }) }
  // Offers end with a day somewhere in Africa, which is with an hour.
  source.onChangeAt?.(state.open ? now + MINUTE : (Math.floor(now / HOUR) + 1) * HOUR)
  const { literal, asked, scope } = await literalAnswer(isMap ? inUsualOrder(state) : state, list.scope, context, store)
  const meant = state.search === '' ? undefined : await source.understoodList(state, { scope, source })
  const understood = meant?.understood
  const shown = understood?.isShown
    ? { state: inChosenOrder({ ...asked, search: '', ...meant?.facts }, state), scope: meant?.scope ?? scope }
    : undefined
  // Before it is known where the reader is, the text itself, which nothing has, stands for what is near.
  const asIs = meant?.isWhereAsked ? { state: asked, scope } : shown
  const order = { ...context, ...(meant?.first && { first: meant.first }) }
  const found: SearchAnswer<ListingRow> = asIs ? await store.search(asIs.state, asIs.scope, order) : literal
  const { matches, page, pageCount, listings, facets, words, near, distances = [] } = found
  const cards = await source.cardsOf(listings)
  const nameOfNear = nearName(shown?.state ?? state, await store.places())
  const map = isMap && (await mapData(found, { state: asked, scope, ...shown, context, source }))
  return {
    page: 'listings',
    list,
    state,
    view,
    total: literal.total,
    matches,
    ...(literal.unclaimedTotal > 0 && { known: knownListings(found, literal.unclaimedTotal, source.names) }),
    ...(view === 'cards' && (await nearestTheCentre(found, { state, list, source }))),
    pageNumber: page,
    pageCount,
    cards,
    ...(cards.length > 0 && { origins: listingOrigins(cards.map(({ origin }) => origin)) }),
    // How many are open would be wrong before the page is made anew.
    facets: state.open ? facets : { ...facets, open: [] },
    ...(near && {
      near,
      ways: listings.map((listing, at) => ({ ...wayTo(listing, near), km: distances[at] ?? null })),
    }),
    ...(near && matches === 0 && (await nearestBeyond(state, scope, source))),
    ...(nameOfNear !== undefined && { nearName: nameOfNear }),
    towns: await nearTowns(state, list.scope, source),
    ...(map && { map }),
    ...(words && matches > 0 && { words }),
    ...(understood && { understood }),
    namedPages: await namedPages(state.search, {
      source,
      shown: [list.path, understood?.pageHref],
      isFound: understood?.isShown === true || (matches > 0 && !words),
    }),
    corrections: matches > 0 || understood?.isShown ? [] : (await store.suggest(state, scope, context)).corrections,
    ...(matches === 0 && state.search !== '' && (await nothing(state, scope, source))),
    ...(await classifiedsBeside(state, { scope, source })),
  }
}

/** The answer to a state as it is written; near a place of which nobody knows where it is are the place's own listings. */
async function literalAnswer(asked: SearchState, scope: Scope, context: SearchContext, store: ListingStore) {
  const literal = await store.answer(asked, scope, context)
  const { near, ...rest } = asked
  const place = near && 'place' in near && !literal.near ? placeAt(near.place, await store.places()) : undefined
  const within = place && intersectionOf(scope, place.scope)
  if (!within) return { literal, asked, scope }
  const inPlace = await store.answer(rest, within, context)
  return {
    literal: { ...inPlace, total: literal.total, unclaimedTotal: literal.unclaimedTotal },
    asked: rest,
    scope: within,
  }
}

/** How far the nearest is, where nothing is within the radius. */
async function nearestBeyond(
  state: SearchState,
  scope: Scope,
  { store, instant }: ListInput,
): Promise<Pick<ListingsData, 'nearestBeyond'>> {
  if (!state.near?.within) return {}
  const { within: _, ...anywhere } = state.near
  const anyDistance: SearchState = { ...state, near: anywhere, sort: NEAREST, page: 1 }
  const { distances: [km] = [] } = await store.answer(anyDistance, scope, { now: instant.getTime() })
  return typeof km === 'number' ? { nearestBeyond: km } : {}
}

/** The ways on from a search that finds nothing. */
async function nothing(state: SearchState, scope: Scope, source: ListInput): Promise<Pick<ListingsData, 'nothing'>> {
  const found = await source.nothingFound(state, { scope, source })
  return found ? { nothing: found } : {}
}

/** A filter that the list fixes has no control: in an address it means nothing. */
function withoutFixed(state: SearchState, { fixed }: Pick<ListHead, 'fixed'>): SearchState {
  return fixed ? { ...state, [fixed]: [] } : state
}

/** Beside a map nobody chooses an order. */
const inUsualOrder = (state: SearchState): SearchState => ({
  ...state,
  sort: state.near ? NEAREST : EMPTY_SEARCH.sort,
})

/** The page of a category leaves out the advertisements: how many of them match, and how to see them. */
async function classifiedsBeside(
  state: SearchState,
  { scope, source: { store, names } }: { scope: Scope; source: ListInput },
): Promise<Pick<ListingsData, 'classifieds'>> {
  if (scope.category === undefined) return {}
  const beside = { ...state, categories: [scope.category], page: 1 }
  const { matches } = await store.answer(beside, { tiers: ['classified'] })
  if (matches === 0) return {}
  // The page of classified listings has no filter for subcategories.
  const category = scope.subcategory === undefined ? {} : { category: categoryName(names, scope.category) }
  return { classifieds: { count: matches, state: beside, ...category } }
}
