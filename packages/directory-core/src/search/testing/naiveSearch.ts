import { CATEGORIES } from '../../category/categories.ts'
import type { Listing } from '../../listing/listing.ts'
import { openStatus } from '../../hours/openStatus.ts'
import { isSafeImageUrl } from '../../listing/isSafeUrl.ts'
import { websiteHref } from '../../listing/websiteHref.ts'
import { countrySlug } from '../../location/africa.ts'
import { kilometresBetween } from '../../location/kilometresBetween.ts'
import type { GeoBox, GeoPoint, Near } from '../../location/near.ts'
import { categoryName, countryName } from '../../names/displayNames.ts'
import * as en from '../../names/en/index.ts'
import { currentOffers } from '../../view/currentOffers.ts'
import type { ListingFeature } from '../../tier/listingFeatures.ts'
import { PACKAGE_TIERS, standingOf, tierOf } from '../../tier/packageTier.ts'
import { KIND_SLUGS } from '../../kind/kinds.ts'
import { foldText } from '../../text/foldText.ts'
import { EVERYWHERE, type Scope } from '../../scope/scope.ts'
import { EMPTY_SEARCH, type SearchState } from '../searchState.ts'
import type { DirectoryNames } from '../index/searchTexts.ts'
import { searchWords, wordForms } from '../searchWords.ts'

type Finds = (fields: readonly string[], text: string) => boolean

/** The oracle: what a search must answer, by the rules of the specification and without an index. */
export function naiveSearch(
  listings: readonly Listing[],
  state: SearchState,
  scope: Scope = EVERYWHERE,
  names: DirectoryNames = en,
  finds: Finds = matches,
  { now, zoom, hasWhatsApp }: NaiveContext = {},
) {
  const point = state.near && naivePoint(listings, state.near)
  const metresOf = (listing: Listing) => (point ? naiveMetres(point, listing) : Infinity)
  const has = (fact: Fact) => (listing: Listing) => naiveFact(fact, listing, { now, hasWhatsApp }) === true
  const within = state.near?.within === undefined ? Infinity : state.near.within * 1000
  const placeOf = naivePlaces(listings)
  const passesDocFilters = (listing: Listing) =>
    (!state.open || has('open')(listing)) &&
    (state.attributes ?? []).every((one) => listing.attributes?.includes(one)) &&
    (state.has ?? []).every((feature) => has(feature)(listing)) &&
    (within === Infinity || metresOf(listing) <= within) &&
    (!state.box || isInBox(placeOf(listing), state.box))
  const inScope = listings.filter((listing) => isInScope(listing, scope))
  const found = inScope.filter(
    (listing) => finds(textsOf(listing, names), state.search.trim()) && passesDocFilters(listing),
  )
  const groups = [
    { name: 'categories', chosen: state.categories, valueOf: (listing: Listing) => listing.category },
    {
      name: 'countries',
      chosen: state.countries,
      valueOf: (listing: Listing) => countrySlug(listing.location.country),
    },
    { name: 'tiers', chosen: state.tiers as readonly string[], valueOf: tierOf },
    { name: 'kinds', chosen: state.kinds ?? [], valueOf: ({ kind = '' }: Listing) => kind },
    { name: 'stars', chosen: state.stars ?? [], valueOf: ({ stars }: Listing): string => stars ?? '' },
    { name: 'prices', chosen: state.prices ?? [], valueOf: ({ priceLevel }: Listing): string => priceLevel ?? '' },
  ]
  const leaves = (others: typeof groups) => (listing: Listing) =>
    others.every(({ chosen, valueOf }) => chosen.length === 0 || chosen.includes(valueOf(listing)))
  // Infinity less Infinity is no number.
  const nearest = (a: Listing, b: Listing) => saysNothing(a) - saysNothing(b) || metresOf(a) - metresOf(b) || 0
  const { country, region, city } = scope
  const inPlace = listings.filter((listing) =>
    isInScope(listing, { ...(country && { country }), ...(region && { region }), ...(city && { city }) }),
  )
  const middle = point ?? (region || city ? naiveMiddle(inPlace) : undefined)
  const featured = (a: Listing, b: Listing) =>
    RANKS[standingOf(a)] - RANKS[standingOf(b)] ||
    saysNothing(a) - saysNothing(b) ||
    naiveSubstance(b) - naiveSubstance(a) ||
    (middle ? naiveMetres(middle, a) - naiveMetres(middle, b) || 0 : 0) ||
    byName(a, b)
  const orders = { featured, az: byName, za: byNameBackwards, nearest: point ? nearest : featured }
  const order = orders[state.sort]
  const left = found.filter(leaves(groups))
  const sorted = left.toSorted(
    (a, b) => claimedFirst(a, b) || (isUnclaimed(a) && state.sort !== 'nearest' ? byKind(a, b) : 0) || order(a, b),
  )
  const pages = naivePages(sorted)
  const pageCount = pages.length
  const page = Math.min(state.page, pageCount)
  const facets = groups.map((group) => {
    const under = found.filter(leaves(groups.filter((other) => other !== group)))
    const isFact = FACTS.has(group.name)
    const always = isFact ? group.chosen : (FIXED[group.name] ?? [])
    const values = new Set([...always, ...inScope.map(group.valueOf)])
    const counts = [...values]
      .map((value) => [value, under.filter((one) => group.valueOf(one) === value).length] as const)
      // A fact of the place may not be known, and a value that nothing has is no option unless it is chosen.
      .filter(([value, count]) => !isFact || (value !== '' && (count > 0 || group.chosen.includes(value))))
    return [group.name, new Map(counts)] as const
  })
  const shown = pages[page - 1]!
  const factCounts = (facts: readonly Fact[]) =>
    facts.flatMap((fact) => {
      const isKnown = naiveFact(fact, NOBODY, { now, hasWhatsApp }) !== undefined
      return isKnown ? [[fact === 'open' ? 'now' : fact, sorted.filter(has(fact)).length] as const] : []
    })
  return {
    total: inScope.length,
    matches: sorted.length,
    unclaimedTotal: inScope.filter(isUnclaimed).length,
    unclaimed: sorted.filter(isUnclaimed).length,
    listings: shown,
    page,
    pageCount,
    facets: {
      ...(Object.fromEntries(facets) as Record<
        'categories' | 'countries' | 'tiers' | 'kinds' | 'prices' | 'stars',
        Map<string, number>
      >),
      open: new Map<string, number>(factCounts(['open'])),
      attributes: new Map(
        [...new Set([...sorted.flatMap((one) => one.attributes ?? []), ...(state.attributes ?? [])])].map((value) => [
          value,
          sorted.filter((one) => one.attributes?.includes(value)).length,
        ]),
      ),
      has: new Map<string, number>(factCounts(['whatsapp', 'website', 'photographs', 'offers'])),
    },
    ...(point && {
      near: point,
      distances: shown.map((listing) => (metresOf(listing) === Infinity ? null : metresOf(listing) / 1000)),
    }),
    ...(zoom !== undefined && { map: naiveMap(sorted, placeOf, zoom, state.box) }),
  }
}

/** In the order of the guide, those of no kind last. */
const KIND_ORDER: readonly (string | undefined)[] = [...KIND_SLUGS, undefined]
const byKind = (a: Listing, b: Listing) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind)

/** 24 cards a page, under the last of them the first 90 rows, then 90 rows a page. */
function naivePages(sorted: readonly Listing[]): (readonly Listing[])[] {
  const cards = sorted.filter((one) => !isUnclaimed(one))
  const rows = sorted.filter(isUnclaimed)
  const pages: Listing[][] = [[]]
  while (cards.length > 0) {
    pages.at(-1)!.push(...cards.splice(0, 24))
    if (cards.length > 0) pages.push([])
  }
  pages.at(-1)!.push(...rows.splice(0, 90))
  while (rows.length > 0) pages.push(rows.splice(0, 90))
  return pages
}

/** The oracle of an answer: where a text of several words matches nothing, what has all of them. */
export function naiveAnswer(
  listings: readonly Listing[],
  state: SearchState,
  scope: Scope = EVERYWHERE,
  context: NaiveContext = {},
) {
  const words = state.search.isWellFormed() ? searchWords(folded(state.search)) : []
  const unfiltered = { ...EMPTY_SEARCH, search: state.search }
  if (words.length < 2 || naiveSearch(listings, unfiltered, scope).matches > 0)
    return naiveSearch(listings, state, scope, en, matches, context)
  const hasAll: Finds = (fields) => words.every((word) => wordForms(word).some((form) => matches(fields, form)))
  const isFound = naiveSearch(listings, unfiltered, scope, en, hasAll).matches > 0
  return { ...naiveSearch(listings, state, scope, en, hasAll, context), ...(isFound && { words }) }
}

/** When and for which map a search is asked. Without `hasWhatsApp` the store knows no facts of its listings. */
export interface NaiveContext {
  readonly now?: number
  readonly zoom?: number
  readonly hasWhatsApp?: (listing: Listing) => boolean
}

type Fact = 'open' | ListingFeature

const NOBODY: Listing = {
  id: '',
  businessName: '',
  slug: '',
  category: '',
  location: { country: 'KE' },
  address: '',
  phone: '',
}

/** Whether the package of a listing shows it; undefined where nobody can know. */
function naiveFact(
  fact: Fact,
  listing: Listing,
  { now, hasWhatsApp }: { readonly [Key in keyof NaiveContext]: NaiveContext[Key] | undefined },
): boolean | undefined {
  if (!hasWhatsApp) return undefined
  const tier = tierOf(listing)
  switch (fact) {
    case 'whatsapp':
      return hasWhatsApp(listing)
    case 'website':
      return tier !== 'classified' && websiteHref(listing.website) !== undefined
    case 'photographs':
      return tier !== 'classified' && (listing.images ?? []).some(({ url }) => isSafeImageUrl(url))
    case 'open':
      if (now === undefined) return undefined
      return tier === 'premium' && openStatus(listing, { now, names: en }).state === 'open'
    case 'offers':
      if (now === undefined) return undefined
      return tier === 'premium' && currentOffers(listing, now).length > 0
  }
}

/** A position counts to 0.00001°, a distance to the metre. */
function naiveMetres(point: GeoPoint, { mapCoordinates }: Listing): number {
  if (!mapCoordinates) return Infinity
  const { lat, lng } = mapCoordinates
  return Math.round(kilometresBetween(point, { lat: units(lat) / 100_000, lng: units(lng) / 100_000 }) * 1000)
}

/** Never -0, which JSON cannot tell from 0. */
function units(degrees: number): number {
  return Math.round(degrees * 100_000) + 0
}

/** A point to 0.01°, or the medians of a place's positions. */
function naivePoint(listings: readonly Listing[], near: Near): GeoPoint | undefined {
  if (!('place' in near)) return hundredths(near)
  const [slug = '', region] = near.place.split('/')
  const inCountry = (country: string) => listings.filter((one) => countrySlug(one.location.country) === country)
  const inCity = listings.filter(({ location }) => location.city?.slug === slug)
  const cityCountries = [...new Set(inCity.map(({ location }) => countrySlug(location.country)))]
    .toSorted()
    .map((country) => inCity.filter(({ location }) => countrySlug(location.country) === country))
    .toSorted((a, b) => b.length - a.length)
  const inPlace =
    region !== undefined
      ? inCountry(slug).filter(({ location }) => [location.province?.slug, location.city?.slug].includes(region))
      : inCountry(slug).length > 0
        ? inCountry(slug)
        : (cityCountries[0] ?? [])
  return naiveMiddle(inPlace)
}

/** The medians of some positions. */
function naiveMiddle(inPlace: readonly Listing[]): GeoPoint | undefined {
  const positions = inPlace.flatMap(({ mapCoordinates }) => mapCoordinates ?? [])
  if (positions.length === 0) return undefined
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1]! / 100_000
  return hundredths({
    lat: median(positions.map(({ lat }) => units(lat))),
    lng: median(positions.map(({ lng }) => units(lng))),
  })
}

function hundredths({ lat, lng }: GeoPoint): GeoPoint {
  return { lat: Math.round(lat * 100) / 100 + 0, lng: Math.round(lng * 100) / 100 + 0 }
}

/** Where a listing stands on a map, in units. */
interface NaivePlace extends GeoPoint {
  readonly isApproximate: boolean
}

/** Its position; without one the mean of those of its city, or else of its province, or else of its country. */
function naivePlaces(listings: readonly Listing[]): (listing: Listing) => NaivePlace | undefined {
  const positions = () =>
    listings.flatMap(({ location, mapCoordinates }) =>
      mapCoordinates ? placesIn(location).map((place) => ({ place, ...mapCoordinates })) : [],
    )
  let ofPlaces: ReadonlyMap<string, readonly GeoPoint[]> | undefined
  return ({ location, mapCoordinates }) => {
    if (mapCoordinates) return { lat: units(mapCoordinates.lat), lng: units(mapCoordinates.lng), isApproximate: false }
    ofPlaces ??= Map.groupBy(positions(), ({ place }) => place)
    const known = placesIn(location).find((place) => ofPlaces?.has(place))
    const all = known === undefined ? undefined : ofPlaces.get(known)
    return all && { lat: mean(all.map(({ lat }) => lat)), lng: mean(all.map(({ lng }) => lng)), isApproximate: true }
  }
}

/** The smallest first. */
function placesIn({ country, province, city }: Listing['location']): string[] {
  return [
    ...(city?.slug ? [`city ${countrySlug(country)} ${city.slug}`] : []),
    ...(province?.slug ? [`province ${countrySlug(country)} ${province.slug}`] : []),
    `country ${countrySlug(country)}`,
  ]
}

function mean(degrees: readonly number[]): number {
  return Math.round(degrees.reduce((sum, one) => sum + units(one), 0) / degrees.length) + 0
}

function isInBox(place: NaivePlace | undefined, box: GeoBox): boolean {
  if (!place) return false
  const { lat, lng } = place
  const { south, west, north, east } = inUnits(box)
  return south <= lat && lat <= north && (west <= east ? west <= lng && lng <= east : west <= lng || lng <= east)
}

/** The cells of a map: a square of degrees each, at most 4,096 in the box. */
function naiveMap(
  matching: readonly Listing[],
  placeOf: (listing: Listing) => NaivePlace | undefined,
  wanted: number,
  box?: GeoBox,
) {
  const { south, west, north, east } = inUnits(box ?? { south: -90, west: -180, north: 90, east: 180 })
  const columns = (zoom: number) => 4 * 2 ** zoom
  const column = (lng: number, zoom: number) =>
    Math.min(Math.floor((lng + 18_000_000) / (36_000_000 / columns(zoom))), columns(zoom) - 1)
  const row = (lat: number, zoom: number) =>
    Math.min(Math.floor((lat + 9_000_000) / (36_000_000 / columns(zoom))), columns(zoom) / 2 - 1)
  const isCrossing = west > east
  const cellCount = (zoom: number) => {
    const across = column(east, zoom) - column(west, zoom) + 1 + (isCrossing ? columns(zoom) : 0)
    return Math.min(across, columns(zoom)) * (row(north, zoom) - row(south, zoom) + 1)
  }
  let zoom = Math.min(Math.max(Math.trunc(wanted) || 0, 0), 20)
  while (zoom > 0 && cellCount(zoom) > 4096) zoom -= 1

  const placed = matching.flatMap((listing) => {
    const place = placeOf(listing)
    return place ? [{ listing, ...place }] : []
  })
  const fromWest = (lng: number) => (column(lng, zoom) - column(west, zoom) + columns(zoom)) % columns(zoom)
  const groups = Map.groupBy(placed, ({ lat, lng }) => row(lat, zoom) * columns(zoom) + fromWest(lng))
  const cells = [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([, members]) => {
      const lats = members.map(({ lat }) => lat)
      const lngs = members.map(({ lng }) => lng)
      const middle = (numbers: number[]) =>
        Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length) / 100_000 + 0
      const approximate = members.filter(({ isApproximate }) => isApproximate).length
      return {
        count: members.length,
        lat: middle(lats),
        lng: middle(lngs),
        south: Math.min(...lats) / 100_000,
        west: Math.min(...lngs) / 100_000,
        north: Math.max(...lats) / 100_000,
        east: Math.max(...lngs) / 100_000,
        ...(approximate > 0 && { approximate }),
        ...(members.length === 1 && { listing: members[0]!.listing }),
      }
    })
  return { zoom, cells }
}

function inUnits({ south, west, north, east }: GeoBox): GeoBox {
  return { south: units(south), west: units(west), north: units(north), east: units(east) }
}

/** Folding is most of the work, and the texts are the same in each search. */
const folds = new Map<string, string>()

function folded(text: string): string {
  const fold = folds.get(text) ?? foldText(text)
  folds.set(text, fold)
  return fold
}

/** What a listing is found by. */
type Named = Pick<Listing, 'businessName' | 'brand' | 'operator'>

/** What a listing is found by as by a name. */
export function nameOf({ businessName, brand = '', operator = '' }: Named): string {
  return [businessName, ...[brand, operator].filter((text) => text !== '')].join(' ')
}

function textsOf(listing: Listing, names: DirectoryNames): string[] {
  const { category, location } = listing
  const named = [names, en].flatMap((one) => [categoryName(one, category), countryName(one, location.country)])
  return [nameOf(listing), location.city?.name ?? '', ...named]
}

/** The rule of the specification, or the same with both sides folded. */
function matches(fields: readonly string[], text: string): boolean {
  const lower = text.toLowerCase()
  const fold = foldText(text)
  return fields.some((field) => field.toLowerCase().includes(lower) || (fold !== '' && folded(field).includes(fold)))
}

function isInScope(listing: Listing, { category, subcategory, country, region, city, tiers }: Scope): boolean {
  const { location } = listing
  return (
    (category === undefined || category === listing.category) &&
    (subcategory === undefined || subcategory === (listing.subcategory ?? '')) &&
    (country === undefined || country === countrySlug(location.country)) &&
    (region === undefined || [location.province, location.city].some((place) => (place?.slug ?? '') === region)) &&
    (city === undefined || city === (location.city?.slug ?? '')) &&
    (tiers === undefined || tiers.includes(standingOf(listing)))
  )
}

const FIXED: Readonly<Record<string, readonly string[]>> = {
  categories: CATEGORIES.map(({ slug }) => slug),
  countries: [],
  tiers: PACKAGE_TIERS,
}

const FACTS = new Set(['kinds', 'prices', 'stars'])

const RANKS = { premium: 0, standard: 1, classified: 2, unclaimed: 3 }
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function saysNothing({ businessName }: Listing): number {
  return [...businessName].filter((character) => /\p{L}/u.test(character)).length < 2 ? 1 : 0
}

/** A point for each thing that the page shows. */
function naiveSubstance(listing: Listing): number {
  if (isUnclaimed(listing)) return 0
  const isPaid = tierOf(listing) !== 'classified'
  let points = 0
  if (isPaid && (listing.images ?? []).length > 0) points += 1
  if (tierOf(listing) === 'premium' && (listing.businessHours ?? []).length > 0) points += 1
  if (listing.phone !== '' || (isPaid && [listing.email, listing.website].some((one) => one))) points += 1
  if (isPaid && listing.description) points += 1
  if (listing.isChecked) points += 1
  return points
}

/** Latin letters, other letters, digits, signs; the names that say nothing behind all of these. */
function naiveGroup(listing: Listing): number {
  const first = [...listing.businessName].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? ''
  const kinds = [/\p{Script_Extensions=Latin}/u, /\p{L}/u, /\p{N}/u]
  const at = kinds.findIndex((kind) => kind.test(first))
  return saysNothing(listing) * 10 + (at < 0 ? 3 : at)
}

function withoutSigns({ businessName }: Listing): string {
  return businessName.replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
}

const byText = (a: Listing, b: Listing) => collator.compare(withoutSigns(a), withoutSigns(b))
const byName = (a: Listing, b: Listing) => naiveGroup(a) - naiveGroup(b) || byText(a, b)
const byNameBackwards = (a: Listing, b: Listing) => naiveGroup(a) - naiveGroup(b) || byText(b, a)
const claimedFirst = (a: Listing, b: Listing) => Number(isUnclaimed(a)) - Number(isUnclaimed(b))
const isUnclaimed = (listing: Listing) => standingOf(listing) === 'unclaimed'
