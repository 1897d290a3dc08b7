import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isUsableName } from '../../listing/isUsableName.ts'
import type { BusinessHours, Listing } from '../../listing/listing.ts'
import { locationNamed } from '../../listing/placeNamed.ts'
import { listingOf } from '../../testing/listingOf.ts'
import { PACKAGE_TIERS, STANDINGS, standingOf } from '../../tier/packageTier.ts'
import { LISTING_FEATURES } from '../../tier/listingFeatures.ts'
import type { DirectoryOptions } from '../createDirectory.ts'
import { GEO_SEARCH } from '../geoSearch.ts'
import { listingFacts } from '../listingFacts.ts'
import type { SearchContext } from '../searchContext.ts'
import type { Scope } from '../../scope/scope.ts'
import { parseSearch } from '../parseSearch.ts'
import { serialiseSearch } from '../serialiseSearch.ts'
import type { ListingRow } from '../../rows/rows.ts'
import type { SearchAnswer, SearchResult } from '../searchResult.ts'
import { EMPTY_SEARCH, type SearchState } from '../searchState.ts'
import { manyListings, scope as anyScope, searchState } from './arbitraries.ts'
import { HOSTILE_QUERIES } from './hostileQueries.ts'
import { naiveAnswer, naiveSearch } from './naiveSearch.ts'

type Answering<Result> = Result | Promise<Result>

const saysSomething = ({ listing }: { readonly listing: ListingRow }) => isUsableName(listing.businessName)

const isUnclaimed = (listing: ListingRow) => standingOf(listing) === 'unclaimed'

/** What every store of listings does. It may answer later, and hand out results that went through JSON. */
export interface SearchStore {
  readonly search: (state: SearchState, scope?: Scope, context?: SearchContext) => Answering<SearchResult<ListingRow>>
  readonly answer: (state: SearchState, scope?: Scope, context?: SearchContext) => Answering<SearchAnswer<ListingRow>>
}

/** Makes a store of some listings; the ids of the results are those of the listings. */
export type StoreFactory = (
  listings: readonly Listing[],
  options: DirectoryOptions,
) => SearchStore | Promise<SearchStore>

/** A number of the tests: stands for any rule of numbering plans. */
const hasWhatsApp = ({ phone }: Listing) => phone.startsWith('+2547')
const OPTIONS = { facts: listingFacts({ hasWhatsApp }), geo: GEO_SEARCH }

/**
 * What every store of listings promises: the same answers as the naive search, and what follows from them. `runs` is how many cases each law
 * tries; each makes a store or two.
 */
export function describeSearchStore(name: string, makeStore: StoreFactory, { runs = 500 } = {}): void {
  const law = (asked: (one: ContractCase) => Promise<void>) =>
    fc.assert(fc.asyncProperty(contractCase, asked), { numRuns: runs })

  describe(`${name} answers as the naive search does`, () => {
    it('to any search', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const expected = naiveSearch(listings, state, scope, undefined, undefined, { ...context, hasWhatsApp })
        expect(plain(await store.search(state, scope, context))).toEqual(plain(expected))
      }))

    it('and with all words where nothing has the phrase, whatever is filtered', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const expected = naiveAnswer(listings, state, scope, { ...context, hasWhatsApp })
        expect(plain(await store.answer(state, scope, context))).toEqual(plain(expected))
      }))

    it('where nobody told it a fact: the filters find nothing, and have no counts', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, { geo: GEO_SEARCH })
        expect(plain(await store.search(state, scope, context))).toEqual(
          plain(naiveSearch(listings, state, scope, undefined, undefined, context)),
        )
      }))
  })

  describe(`${name} keeps the laws`, () => {
    it('each option of open and has counts what choosing it too would leave', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const { facets } = await store.search(state, scope, context)
        for (const { count } of facets.open) {
          expect((await store.search({ ...state, open: 'now' }, scope, context)).matches).toBe(count)
        }
        for (const feature of LISTING_FEATURES) {
          const option = facets.has.find(({ value }) => value === feature)
          if (!option) continue
          const has = [...new Set([...(state.has ?? []), feature])]
          expect((await store.search({ ...state, has }, scope, context)).matches).toBe(option.count)
        }
      }))

    it('the pages of the nearest have every match once, no one nearer than the one before', () =>
      law(async ({ listings, state: asked, scope, context }) => {
        const state: SearchState = { ...asked, near: asked.near ?? { lat: 0, lng: 36.8 }, sort: 'nearest' }
        const store = await makeStore(listings, OPTIONS)
        const { pageCount, matches } = await store.search(state, scope, context)
        const pages: SearchResult<ListingRow>[] = []
        for (let page = 1; page <= pageCount; page += 1)
          pages.push(await store.search({ ...state, page }, scope, context))
        expect(new Set(pages.flatMap((page) => page.listings.map(({ id }) => id))).size).toBe(matches)
        const found = pages.flatMap((page) =>
          (page.distances ?? []).map((km, at) => ({ km: km ?? Infinity, listing: page.listings[at]! })),
        )
        // What is not yet claimed comes last, of each part names that say nothing; these by distance, too.
        const inParts = [false, true].flatMap((areUnclaimed) => {
          const part = found.filter(({ listing }) => isUnclaimed(listing) === areUnclaimed)
          return [part.filter(saysSomething), part.filter((one) => !saysSomething(one))]
        })
        expect(found).toEqual(inParts.flatMap((some) => some.toSorted((a, b) => a.km - b.km || 0)))
      }))

    it('in every order the pages have what is not yet claimed after all others, as many as counted, and lose nothing', () =>
      law(async ({ listings, state: asked, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        for (const sort of ['featured', 'az', 'za', 'nearest'] as const) {
          const state: SearchState = { ...asked, sort, near: asked.near ?? { lat: 0, lng: 36.8 } }
          const { pageCount, matches, total, unclaimed, unclaimedTotal } = await store.search(state, scope, context)
          const found: ListingRow[] = []
          for (let page = 1; page <= pageCount; page += 1) {
            const { listings: shown, kinds } = await store.search({ ...state, page }, scope, context)
            found.push(...shown)
            const saidKinds = kinds.flatMap(({ kind, from, to }) => Array<string | undefined>(to - from).fill(kind))
            const rows = sort === 'nearest' ? [] : shown.filter(isUnclaimed)
            expect(saidKinds).toEqual(rows.map(({ id }) => listings.find((one) => one.id === id)?.kind))
          }
          expect(new Set(found.map(({ id }) => id)).size).toBe(matches)
          expect(found.map(isUnclaimed)).toEqual(found.map((_, at) => at >= matches - unclaimed))
          const ofState = { ...scope, tiers: (scope.tiers ?? STANDINGS).filter((one) => one === 'unclaimed') }
          const apart = await store.search(state, ofState, context)
          expect([apart.matches, apart.total]).toEqual([unclaimed, unclaimedTotal])
          expect(total).toBeGreaterThanOrEqual(unclaimedTotal)
        }
      }))

    it('no page begins with a name that says nothing while one of the same package says something', () =>
      law(async ({ listings, state: asked, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        for (const sort of ['featured', 'az', 'za', 'nearest'] as const) {
          const state = { ...asked, sort, page: 1 }
          const { listings: shown } = await store.search(state, scope, context)
          const kinds = new Map(listings.map(({ id, kind }) => [id, kind]))
          const kindOf = ({ id }: ListingRow) => (sort === 'nearest' ? '' : kinds.get(id))
          const partOf = (one: ListingRow) =>
            isUnclaimed(one) ? `unclaimed ${kindOf(one)}` : sort === 'featured' && standingOf(one)
          const isApart = (one: ListingRow) => partOf(one) === partOf(shown[0]!)
          const [first, ...others] = shown.filter(isApart).map((listing) => saysSomething({ listing }))
          expect(first !== false || others.every((says) => !says)).toBe(true)
        }
      }))

    it('a wider radius or a larger box finds no less, and has all that a smaller one found', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const matchesOf = async (part: Partial<SearchState>) =>
          (await store.search({ ...state, ...part }, scope, context)).matches
        const point = { lat: -1.29, lng: 36.82 }
        const radii = [1, 10, 100, 500]
        const within: number[] = []
        for (const radius of radii) within.push(await matchesOf({ near: { ...point, within: radius } }))
        expect(within).toEqual(within.toSorted((a, b) => a - b))
        const boxes: number[] = []
        for (const half of [0, 1, 30, 90]) {
          boxes.push(await matchesOf({ box: { south: -half, north: half, west: -2 * half, east: 2 * half } }))
        }
        expect(boxes).toEqual(boxes.toSorted((a, b) => a - b))
      }))

    it('the cells of a map hold every match that has a place, and the bounds of a cell find what it counts', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const { map, matches } = await store.search(state, scope, { zoom: 5, ...context })
        const whole = { south: -90, west: -180, north: 90, east: 180 }
        const placed = state.box ? matches : (await store.search({ ...state, box: whole }, scope, context)).matches
        expect(map?.cells.reduce((sum, { count }) => sum + count, 0)).toBe(placed)
        expect(map?.cells.length).toBeLessThanOrEqual(4096)
        for (const { south, west, north, east, count } of map?.cells.slice(0, 3) ?? []) {
          // A box around the globe may begin where it ends: then the bounds of that cell have the rest of the globe in them.
          const { box } = state
          if (box && box.west > box.east && west <= box.east && east >= box.west) continue
          const inside = await store.search({ ...state, box: { south, west, north, east } }, scope, context)
          expect(inside.matches).toBe(count)
        }
      }))

    it('where every country has a position, the cells of a map hold every match, and say how many stand at their town', () =>
      law(async ({ listings, state: asked, scope, context }) => {
        const { box: part, ...state } = asked
        const countries = [...new Set(listings.map(({ location }) => location.country))]
        const placed = countries.map((country, at) =>
          listingOf({ id: `placed-${at}`, location: { country }, ...position(at, -at) }),
        )
        const store = await makeStore([...listings, ...placed], OPTIONS)
        for (const one of part ? [asked, state] : [state]) {
          const { map, matches } = await store.search(one, scope, { zoom: 3, ...context })
          expect(map?.cells.reduce((sum, { count }) => sum + count, 0)).toBe(matches)
        }
        const { map } = await store.search(state, scope, { zoom: 3, ...context })
        const alone = map?.cells.flatMap(({ approximate }) => approximate ?? []) ?? []
        expect(alone).not.toContain(0)
        const unplaced = listings.filter(({ mapCoordinates }) => !mapCoordinates)
        const expected = naiveSearch(unplaced, state, scope, undefined, undefined, { ...context, hasWhatsApp })
        expect(alone.reduce((sum, one) => sum + one, 0)).toBe(expected.matches)
        // Nothing within a radius has an unknown position.
        const near = { lat: 0, lng: 36.8, within: 500 }
        const around = await store.search({ ...state, near }, scope, { zoom: 3, ...context })
        expect(around.map?.cells.filter(({ approximate }) => approximate !== undefined)).toEqual([])
      }))

    it('an answer does not depend on what was asked before, nor on another instant', () =>
      law(async ({ listings, state, scope, context }) => {
        const store = await makeStore(listings, OPTIONS)
        const first = plain(await store.search(state, scope, context))
        await store.search(EMPTY_SEARCH, {}, { now: NOW + 9 * AN_HOUR, zoom: 3 })
        await store.search({ ...state, near: { place: 'kenya' } }, {}, { now: NOW })
        expect(plain(await store.search(state, scope, context))).toEqual(first)
      }))
  })

  describe(`${name} has what has no position of its own, for box and map alone,`, () => {
    let store: SearchStore
    beforeAll(async () => {
      store = await makeStore(TOWN_LISTINGS, OPTIONS)
    })

    it.each([
      ['of its city', { lat: -2.5, lng: 40.5 }, ['no-position-lamu'], 1],
      [
        'of its province, where its city has none, or it names no city',
        { lat: -3, lng: 40 },
        ['lamu-2', 'no-position-coast', 'no-position-kilifi'],
        2,
      ],
      ['of its country, where it names no other place', { lat: -2, lng: 38.66667 }, ['no-position-kenya'], 1],
      ['of its country, not of a city of another', { lat: 30, lng: 31 }, ['cairo', 'no-position-egypt'], 1],
    ] as const)('at the mean %s', async (_, point, ids, approximate) => {
      const box = { south: point.lat, west: point.lng, north: point.lat, east: point.lng }
      const state: SearchState = { ...EMPTY_SEARCH, box, near: point, sort: 'nearest' }
      const { listings, distances, map } = await store.search(state, {}, { zoom: 12 })
      expect(listings.map(({ id }) => id).toSorted()).toEqual(ids)
      const [cell, ...others] = map?.cells ?? []
      expect(cell).toMatchObject({ ...point, count: ids.length, approximate })
      expect([others, cell?.listing?.id]).toEqual([[], ids.length === 1 ? ids[0] : undefined])
      // Nobody knows how far it is, and no radius has it.
      expect(distances?.filter((distance) => distance === null)).toHaveLength(approximate)
      const within = await store.search({ ...state, near: { ...point, within: 500 } })
      expect(within.matches).toBe(ids.length - approximate)
    })

    it('but not where no listing of its country has one: it is in the list, and on no map', async () => {
      const { map, matches } = await store.search(EMPTY_SEARCH, { country: 'ghana' }, { zoom: 4 })
      expect([matches, map?.cells]).toEqual([1, []])
      const box = { south: -90, west: -180, north: 90, east: 180 }
      expect((await store.search({ ...EMPTY_SEARCH, box })).matches).toBe(TOWN_LISTINGS.length - 1)
    })
  })

  describe(`${name} in cases`, () => {
    let store: SearchStore
    beforeAll(async () => {
      store = await makeStore(CASE_LISTINGS, OPTIONS)
    })
    const found = async (query: string, context: SearchContext = { now: NOW }) => {
      const { listings } = await store.search(parseSearch(new URLSearchParams(query)), {}, context)
      return listings.map(({ id }) => id)
    }

    it.each([
      ['premium listings that are open, by the clock where they are', 'open=now', ['cairo-night', 'nairobi-cafe']],
      ['websites of standard and premium listings', 'has=website', ['nairobi-cafe', 'mombasa-inn']],
      ['photographs of standard and premium listings', 'has=photographs', ['mombasa-inn']],
      ['WhatsApp of every package', 'has=whatsapp', ['nairobi-cafe', 'nairobi-ad']],
      ['offers that have not ended', 'has=offers', ['nairobi-cafe']],
      ['what has all that is asked for', 'has=website&has=whatsapp', ['nairobi-cafe']],
      [
        'the nearest first, what has no position last',
        'near=-1.29,36.82',
        ['nairobi-cafe', 'nairobi-ad', 'mombasa-inn', 'cairo-night', 'fiji-stall', 'no-position'],
      ],
      ['what is in a radius only', 'near=-1.29,36.82&within=450', ['nairobi-cafe', 'nairobi-ad', 'mombasa-inn']],
      [
        'in another order if one is asked for',
        'near=-1.29,36.82&within=450&sort=za',
        ['nairobi-cafe', 'nairobi-ad', 'mombasa-inn'],
      ],
      ['what is near the middle of a place', 'near=kenya/nairobi&within=5', ['nairobi-ad', 'nairobi-cafe']],
      ['what is near a city of which the country is not named', 'near=cairo&within=1', ['cairo-night']],
      ['what is near a country', 'near=egypt&within=1', ['cairo-night']],
      ['nothing in a radius of nowhere', 'near=atlantis&within=10', []],
      [
        'what is in a box, its borders too, and what stands in it at the point of its country',
        'box=-4.06,36,-1.28,39.67',
        ['mombasa-inn', 'nairobi-ad', 'nairobi-cafe', 'no-position'],
      ],
      ['what is in a box without that point', 'box=-2.2,36,-1.28,39.67', ['nairobi-ad', 'nairobi-cafe']],
      ['what is on both sides of the 180th meridian', 'box=-30,170,30,-170', ['fiji-stall']],
    ] as const)('finds %s: ?%s', async (_, query, ids) => {
      const inOrder = /near=/.test(query) && !/sort=/.test(query)
      const sorted = (list: readonly string[]) => (inOrder ? list : list.toSorted())
      expect(sorted(await found(query))).toEqual(sorted(ids))
    })

    it('says how far each is, in kilometres, and what it measured from', async () => {
      const state = parseSearch(new URLSearchParams('near=kenya/nairobi&within=500'))
      const { near, distances } = await store.search(state)
      expect(near).toEqual({ lat: -1.3, lng: 36.82 })
      expect(distances).toEqual([1.112, 2.224, 440.881])
    })

    it('rounds a position that is too exact to 0.01°', async () => {
      const exact = await store.search({ ...EMPTY_SEARCH, sort: 'nearest', near: { lat: -1.292_066, lng: 36.821_946 } })
      expect(exact.near).toEqual({ lat: -1.29, lng: 36.82 })
    })

    it('knows nothing of a place without a position: no distance, and the featured order', async () => {
      const nowhere = await store.search(parseSearch(new URLSearchParams('near=atlantis')))
      expect(nowhere.near).toBeUndefined()
      expect(nowhere.distances).toBeUndefined()
      expect(nowhere.listings.map(({ id }) => id)).toEqual(
        (await store.search(EMPTY_SEARCH)).listings.map(({ id }) => id),
      )
    })

    it('does not say what is open where no instant is given', async () => {
      const { facets } = await store.search(EMPTY_SEARCH)
      expect(facets.open).toEqual([])
      expect(facets.has.map(({ value }) => value)).toEqual(['whatsapp', 'website', 'photographs'])
      expect(await found('open=now', {})).toEqual([])
    })

    it('closes at the minute', async () => {
      // The café closes at 18:00 in Nairobi, which is 15:00 UTC.
      const closing = Date.parse('2026-11-23T15:00:00Z')
      expect(await found('open=now&country=kenya', { now: closing - 1 })).toEqual(['nairobi-cafe'])
      expect(await found('open=now&country=kenya', { now: closing })).toEqual([])
    })

    it('marks a map by cells, a single listing by itself', async () => {
      const state = parseSearch(new URLSearchParams('country=kenya&box=-5,34,5,42'))
      const { map, matches } = await store.search(state, {}, { zoom: 5 })
      expect(matches).toBe(4)
      expect(map?.zoom).toBe(5)
      expect(map?.cells.map(({ count, approximate, listing }) => [count, approximate, listing?.id])).toEqual([
        [1, undefined, 'mombasa-inn'],
        [3, 1, undefined],
      ])
      expect(map?.cells[1]).toMatchObject({ south: -2.21333, north: -1.28, west: 36.82, east: 37.77333 })
    })

    it('makes cells larger where there would be too many', async () => {
      const zoomOf = async (query: string, zoom: number) =>
        (await store.search(parseSearch(new URLSearchParams(query)), {}, { zoom })).map?.zoom
      expect(await zoomOf('', 20)).toBe(4)
      expect(await zoomOf('box=-5,34,5,42', 20)).toBe(9)
      expect(await zoomOf('box=-1.3,36.8,-1.2,36.9', -3)).toBe(0)
      expect(await zoomOf('box=-1.3,36.8,-1.2,36.9', Number.NaN)).toBe(0)
    })

    it.each(HOSTILE_QUERIES)('is not misled by ?%s', async (query) => {
      const state = parseSearch(new URLSearchParams(query))
      expect(parseSearch(serialiseSearch(state))).toEqual(state)
      const context = { now: NOW, zoom: 6 }
      const expected = naiveAnswer(CASE_LISTINGS, state, {}, { ...context, hasWhatsApp })
      expect(plain(await store.answer(state, {}, context))).toEqual(plain(expected))
    })
  })
}

type Answered = Omit<SearchAnswer<ListingRow>, 'facets' | 'highlights' | 'kinds' | 'middle'> & {
  readonly facets: Record<
    keyof SearchResult['facets'],
    readonly { value: string; count: number }[] | Map<string, number>
  >
}

/** A result as it is compared: listings by their ids, facets by value. */
function plain({
  listings,
  facets,
  map,
  total,
  matches,
  unclaimed,
  unclaimedTotal,
  page,
  pageCount,
  near,
  distances,
  words,
}: Answered) {
  const countsOf = (facet: Answered['facets']['open']) =>
    facet instanceof Map ? facet : new Map(facet.map(({ value, count }) => [value, count]))
  return {
    total,
    matches,
    unclaimed,
    unclaimedTotal,
    page,
    pageCount,
    near,
    distances,
    words,
    listings: listings.map(({ id }) => id),
    facets: Object.fromEntries(Object.entries(facets).map(([group, facet]) => [group, countsOf(facet)])),
    map: map && {
      zoom: map.zoom,
      cells: map.cells.map(({ listing, ...cell }) => ({ ...cell, listing: listing?.id })),
    },
  }
}

const AN_HOUR = 3_600_000
/** A Monday, 12:00 in Nairobi and 11:00 in Cairo. */
const NOW = Date.parse('2026-11-23T09:00:00Z')

const position = (lat: number, lng: number) => ({ mapCoordinates: { lat, lng } })
const image = { id: 'a', url: '/a.jpg', alt: '' }

const CASE_LISTINGS: readonly Listing[] = [
  listingOf({
    id: 'mombasa-inn',
    businessName: 'Inn',
    packageTier: 'standard',
    location: locationNamed('KE', 'Mombasa', 'Mombasa'),
    ...position(-4.06, 39.67),
    website: 'inn.example',
    images: [image],
    businessHours: [{ day: 'Daily', hours: '24 hours' }],
    specialOffers: [{ id: 'o', title: 'Stay', description: '' }],
  }),
  listingOf({
    id: 'nairobi-cafe',
    businessName: 'Tamu Café',
    packageTier: 'premium',
    location: locationNamed('KE', 'Nairobi', 'Nairobi'),
    ...position(-1.28, 36.82),
    phone: '+254 712 000 000'.replaceAll(' ', ''),
    website: 'https://cafe.example',
    businessHours: [{ day: 'Mon-Fri', hours: '08:00-18:00' }],
    specialOffers: [{ id: 'o', title: 'Lunch', description: '', validUntil: '2026-11-23' }],
  }),
  listingOf({
    id: 'nairobi-ad',
    businessName: 'Boda Boda',
    location: locationNamed('KE', 'Nairobi', 'Nairobi'),
    ...position(-1.3, 36.83),
    phone: '+254733000000',
    website: 'https://ad.example',
    images: [image],
    businessHours: [{ day: 'Daily', hours: '24 hours' }],
  }),
  listingOf({
    id: 'cairo-night',
    businessName: 'Nile Night',
    packageTier: 'premium',
    location: locationNamed('EG', 'Cairo', 'Cairo'),
    ...position(30.0444, 31.2357),
    businessHours: [{ day: 'Sun-Thu', hours: '11:00-02:00' }],
    specialOffers: [{ id: 'o', title: 'Tea', description: '', validUntil: '2026-11-22' }],
  }),
  listingOf({ id: 'fiji-stall', businessName: 'Far Stall', location: { country: 'ZZ' }, ...position(-17.7, -178.1) }),
  listingOf({
    id: 'no-position',
    businessName: 'Somewhere',
    packageTier: 'premium',
    location: locationNamed('KE', 'Kisumu', 'Kisumu'),
    businessHours: [{ day: 'Daily', hours: 'by appointment' }],
  }),
]

/** Two towns of a province, another of the country, one beyond it; then what has no position. */
const TOWN_LISTINGS: readonly Listing[] = [
  listingOf({ id: 'lamu', location: locationNamed('KE', 'Coast', 'Lamu'), ...position(-2, 41) }),
  listingOf({ id: 'lamu-2', location: locationNamed('KE', 'Coast', 'Lamu'), ...position(-3, 40) }),
  listingOf({ id: 'mombasa', location: locationNamed('KE', 'Coast', 'Mombasa'), ...position(-4, 39) }),
  listingOf({ id: 'nairobi', location: locationNamed('KE', '', 'Nairobi'), ...position(-1, 36) }),
  listingOf({ id: 'nairobi-2', location: locationNamed('KE', '', 'Nairobi'), ...position(0, 37.33335) }),
  listingOf({ id: 'cairo', location: locationNamed('EG', '', 'Cairo'), ...position(30, 31) }),
  listingOf({ id: 'no-position-lamu', location: locationNamed('KE', 'Coast', 'Lamu') }),
  listingOf({ id: 'no-position-kilifi', location: locationNamed('KE', 'Coast', 'Kilifi') }),
  listingOf({ id: 'no-position-coast', location: locationNamed('KE', 'Coast') }),
  listingOf({ id: 'no-position-kenya', location: { country: 'KE' } }),
  listingOf({ id: 'no-position-egypt', location: locationNamed('EG', '', 'Lamu') }),
  listingOf({ id: 'nowhere', location: locationNamed('GH', '', 'Accra') }),
]

/** Places that coincide, lie on borders of cells and bands, beside the poles and the 180th meridian, or anywhere. */
const coordinates = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      lat: fc.double({ min: -1.4, max: -1.2, noNaN: true }),
      lng: fc.double({ min: 36.7, max: 36.9, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      lat: fc.constantFrom(-1.29, 0, 0.1, -4.05, 22.5, 45),
      lng: fc.constantFrom(36.82, 0, 22.5, 39.67, -0.00001, 180),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { lat: 90, lng: 0 },
      { lat: -90, lng: 180 },
      { lat: 0, lng: -180 },
      { lat: 89.999, lng: -120 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  },
)

const hours = fc.constantFrom<BusinessHours[][]>(
  [],
  [{ day: 'Mon-Fri', hours: '08:00-17:00' }],
  [{ day: 'Daily', hours: '24 hours' }],
  [{ day: 'Daily', hours: '20:00-04:00' }],
  [
    { day: 'Mon', hours: '09:00-12:00, 14:00-18:00' },
    { day: 'Tue', hours: 'by appointment' },
  ],
  [{ day: 'sometimes', hours: 'maybe' }],
)

const day = fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23', '2027-01-31')
const offers = fc.array(
  fc
    .option(day)
    .map((validUntil) => ({ id: 'o', title: 'Offer', description: '', ...(validUntil !== null && { validUntil }) })),
  { maxLength: 2 },
)

/** What `open`, `has`, `near` and `box` look at. */
const facts: fc.Arbitrary<Partial<Listing>> = fc
  .record({
    mapCoordinates: fc.option(coordinates, { freq: 2 }),
    isChecked: fc.boolean(),
    description: fc.constantFrom('', 'A quiet place by the river.'),
    email: fc.constantFrom('', 'one@one.example'),
    businessHours: hours,
    specialOffers: offers,
    website: fc.constantFrom('', 'one.example', 'https://two.example', 'javascript:alert(1)', 'no site yet'),
    images: fc.constantFrom<Listing['images'][]>([], [image], [{ ...image, url: 'javascript:1' }]),
    phone: fc.constantFrom('', '+254712000000', '+27215550100'),
  })
  .map(({ mapCoordinates, ...rest }) => ({ ...rest, ...(mapCoordinates && { mapCoordinates }) }))

/** A few days around changes of the clock in Egypt and Morocco, and around `NOW`. */
const now = fc.oneof(
  fc.constantFrom(NOW, NOW + 12 * AN_HOUR),
  fc
    .tuple(
      fc.constantFrom(
        NOW,
        ...['2026-10-29T20:00Z', '2027-04-29T21:00Z', '2027-02-07T02:00Z'].map((at) => Date.parse(at)),
      ),
      fc.integer({ min: -72 * AN_HOUR, max: 72 * AN_HOUR }),
    )
    .map(([from, by]) => from + by),
)

const near = fc
  .tuple(
    fc.oneof(
      coordinates,
      fc.constantFrom(
        ...[
          'kenya',
          'kenya/nairobi',
          'nairobi',
          'cairo',
          'egypt/cairo',
          'kenya/western-cape',
          'atlantis',
          'constructor',
        ].map((place) => ({ place })),
      ),
    ),
    fc.option(fc.constantFrom(1, 5, 10, 100, 500)),
  )
  .map(([where, within]) => ({ ...where, ...(within !== null && { within }) }))

const box = fc.oneof(
  fc.constantFrom(
    { south: -1.4, west: 36.7, north: -1.2, east: 36.9 },
    { south: -1.29, west: 36.82, north: -1.29, east: 36.82 },
    { south: -35, west: -18, north: 38, east: 52 },
    { south: -90, west: -180, north: 90, east: 180 },
    { south: -20, west: 170, north: 20, east: -170 },
    { south: -90, west: 10, north: 90, east: 9.9 },
  ),
  fc.tuple(coordinates, coordinates).map(([one, other]) => ({
    south: Math.min(one.lat, other.lat),
    north: Math.max(one.lat, other.lat),
    west: one.lng,
    east: other.lng,
  })),
)

export interface ContractCase {
  readonly listings: readonly Listing[]
  readonly state: SearchState
  readonly scope: Scope
  readonly context: SearchContext
}

/** Listings with facts and positions, and a search of them that asks for any of it. */
const contractCase: fc.Arbitrary<ContractCase> = fc
  .tuple(manyListings, fc.array(facts, { minLength: 1, maxLength: 12 }), fc.boolean())
  .chain(([bare, some, arePremium]) => {
    const listings = bare.map((listing, at) => ({
      ...listing,
      ...some[at % some.length],
      ...(arePremium && { packageTier: PACKAGE_TIERS[at % 7 === 0 ? 1 : 2] }),
    }))
    const usual = searchState(listings)
    const state = fc
      .record({
        // Most texts find little, and what is filtered from nothing is nothing.
        usual: fc.oneof(
          usual,
          fc.constant(EMPTY_SEARCH),
          usual.map((one) => ({ ...one, search: '' })),
        ),
        open: fc.option(fc.constant('now' as const), { freq: 2 }),
        has: fc.option(fc.subarray([...LISTING_FEATURES], { minLength: 1, maxLength: 2 }), { freq: 2 }),
        near: fc.option(near),
        box: fc.option(box),
        isNearest: fc.boolean(),
      })
      .map(({ usual: before, open, has, near: place, box: part, isNearest }): SearchState => ({
        ...before,
        ...(open && { open }),
        ...(has && { has }),
        ...(place && { near: place }),
        ...(part && { box: part }),
        sort: isNearest ? 'nearest' : before.sort,
      }))
    const context = fc
      .record({ now: fc.option(now, { freq: 9 }), zoom: fc.option(fc.integer({ min: -1, max: 21 })) })
      .map(({ now: at, zoom }) => ({ ...(at !== null && { now: at }), ...(zoom !== null && { zoom }) }))
    return fc.record({ listings: fc.constant(listings), state, scope: fc.oneof(fc.constant({}), anyScope), context })
  })
