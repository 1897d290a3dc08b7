import { kilometresBetween, NAMES_OF_PLACES, placeNamed, slugify, type Place as PlaceName } from '@dira/directory-core'

/** A point on the globe in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A city or town. */
export interface Place extends Point {
  readonly name: string
  /** The others that its file has for it. @default none */
  readonly otherNames?: readonly string[]
  /** The code of its country. */
  readonly country: string
  readonly province?: string
  /** How far it reaches from its middle, in kilometres. */
  readonly radius: number
}

/** How far from the edge of its city a business may be, in kilometres. */
const CITY_LIMIT = 25
/** How far from its city a business may be that names it in its address. */
const WORDS_LIMIT = 50
/** How far a city may be from the one whose province it shares. */
const PROVINCE_LIMIT = 30

/** What a row says of its place. */
export interface RowPlace {
  readonly country: string
  readonly point: Point | undefined
  readonly city: string
  readonly address: string
  readonly businessName: string
}

/** Tells the city and the province of a business. */
export interface PlaceFinder {
  /** The city that the row names, else that its address or name ends with, else the nearest one; none beyond the limits. */
  readonly city: (row: RowPlace) => PlaceName | undefined
  /** The province of a city: what the directory says of that city already, else that of the nearest known place; of a city always the same. */
  readonly province: (country: string, city: PlaceName | undefined, point: Point | undefined) => PlaceName | undefined
  /** How many kilometres a point is from the edge of the nearest known place of a name, of any name for ''; undefined where none is known. */
  readonly away: (country: string, city: string, point: Point) => number | undefined
}

/** The provinces of cities, by `provinceKey`. */
export type KnownProvinces = ReadonlyMap<string, PlaceName>

/** The name that pages give a city, whatever a file calls it: القاهرة is Cairo. */
const pageName = (country: string, name: string): string => NAMES_OF_PLACES.ofPlace(country, name)[0] ?? name

/** The same of a province. One in Latin letters stays as it is: it may share a name with a town in it, as Zanzibar does. */
export const provinceName = (country: string, name: string): string => (isLatin(name) ? name : pageName(country, name))

/** What `KnownProvinces` has the province of a city under: the same for all of its names and their slugs. */
export const provinceKey = (country: string, city: string): string => `${country} ${slugify(pageName(country, city))}`

const keyOf = ({ country, name }: Place): string => provinceKey(country, name)

/** `cities` are those that rows are matched to; the provinces are those of `known`. */
export function placeFinder(
  cities: readonly Place[],
  known: readonly Place[],
  provinces: KnownProvinces = new Map(),
): PlaceFinder {
  const citiesOf = Map.groupBy(cities, ({ country }) => country)
  const knownOf = Map.groupBy(
    known.filter(({ province }) => province),
    ({ country }) => country,
  )
  const citiesNamed = byAnyName(cities)
  const knownNamed = Map.groupBy(
    known.filter(({ province }) => province),
    keyOf,
  )
  const found = new Map(provinces)
  const latinNames = latinNamesOf(cities, known)

  /** A city as pages write it. */
  const shown = (country: string, name: string) =>
    placeNamed(latinNames.get(provinceKey(country, name)) ?? pageName(country, name))

  /** The one place of a name; of several the nearest. */
  const named = (country: string, slug: string, point: Point | undefined): Place | undefined => {
    const places = citiesNamed.get(provinceKey(country, slug)) ?? []
    if (!point) return places.length === 1 ? places[0] : undefined
    return nearest(places, point, WORDS_LIMIT)
  }

  const inAddress = ({ country, address, point }: RowPlace) =>
    address
      .split(/[,;\n|]|\s[-–]\s/)
      .map((part) => slugify(part.replace(/\bP\.?\s*O\.?\s*Box\s*\d*|\bB\.?P\.?\s*\d+|\d+/gi, ' ')))
      .map((slug) => named(country, slug, point))
      .findLast((place) => place !== undefined)

  const inName = ({ country, businessName, point }: RowPlace) => {
    if (!point) return undefined
    const words = slugify(businessName).split('-')
    // The longest first: "Grand Bassam" before "Bassam". A name that is nothing but a place says nothing.
    const endings = [3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(-count).join('-'))
    for (const ending of endings) {
      const places = ending.length > 3 ? (citiesNamed.get(provinceKey(country, ending)) ?? []) : []
      const place = nearest(places, point, CITY_LIMIT)
      if (place) return place
    }
    return undefined
  }

  const byDistance = ({ country, point }: RowPlace) => {
    if (!point) return undefined
    const places = citiesOf.get(country) ?? []
    return around(places, point) ?? nearest(places, point, CITY_LIMIT)
  }

  return {
    city: (row) => {
      if (row.city !== '') {
        const [spelled] = citiesNamed.get(provinceKey(row.country, row.city)) ?? []
        return shown(row.country, spelled?.name ?? row.city)
      }
      const place = inAddress(row) ?? inName(row) ?? byDistance(row)
      return place && shown(place.country, place.name)
    },
    away: (country, city, point) => {
      const alike = city === '' ? citiesOf.get(country) : citiesNamed.get(provinceKey(country, slugify(city)))
      const distances = (alike ?? []).map((place) => kilometresBetween(place, point) - place.radius)
      return distances.length === 0 ? undefined : Math.max(0, Math.min(...distances))
    },
    province: (country, city, point) => {
      const key = city && provinceKey(country, city.slug)
      const settled = key === undefined ? undefined : found.get(key)
      if (settled) return settled
      const alike = key === undefined ? [] : (knownNamed.get(key) ?? [])
      const middle = key === undefined ? point : (nearestOf(citiesNamed.get(key) ?? [], point) ?? point)
      const place = nearestOf(alike, middle) ?? (middle && closest(knownOf.get(country) ?? [], middle, PROVINCE_LIMIT))
      const province = place && (found.get(keyOf(place)) ?? placeNamed(place.province ?? ''))
      if (key !== undefined && province) found.set(key, province)
      return province
    },
  }
}

/** Cities by the keys of all their names. A city's own name goes before that of another one. */
function byAnyName(cities: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const named = Map.groupBy(cities, keyOf)
  for (const city of cities) {
    for (const key of (city.otherNames ?? []).map((name) => provinceKey(city.country, name))) {
      if (!named.has(key)) named.set(key, [city])
    }
  }
  return named
}

/** How far from each other two maps may draw the middle of one city, in kilometres. */
const SAME_CITY = 5

/** The cities whose map has them in another script alone, by `keyOf`: each with the name of the known city at its place, which no other one has. */
function latinNamesOf(cities: readonly Place[], known: readonly Place[]): ReadonlyMap<string, string> {
  const taken = new Set(cities.map(keyOf))
  const knownOf = Map.groupBy(
    known.filter(({ name }) => isLatin(name)),
    ({ country }) => country,
  )
  const names = new Map<string, string>()
  // The largest first: a suburb at the same place has its own name.
  for (const city of cities.toSorted((a, b) => b.radius - a.radius)) {
    if (isLatin(pageName(city.country, city.name))) continue
    const there = least(knownOf.get(city.country) ?? [], (place) => kilometresBetween(place, city), SAME_CITY)
    if (!there || taken.has(keyOf(there))) continue
    taken.add(keyOf(there))
    names.set(keyOf(city), pageName(there.country, there.name))
  }
  return names
}

/** Whether a name can be read by who knows Latin letters alone. */
export const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name)

/** The place that reaches a point and whose middle is nearest for its size: Karen belongs to Nairobi, though Ngong is nearer. */
function around(places: readonly Place[], point: Point): Place | undefined {
  return least(places, (place) => kilometresBetween(place, point) / place.radius, 1)
}

/** The place whose edge is nearest to a point, within a limit in kilometres. */
function nearest(places: readonly Place[], point: Point, limit: number): Place | undefined {
  return least(places, (place) => kilometresBetween(place, point) - place.radius, limit)
}

/** The place whose middle is nearest to a point, of those whose edge is within a limit in kilometres. */
function closest(places: readonly Place[], point: Point, limit: number): Place | undefined {
  const near = places.filter((place) => kilometresBetween(place, point) - place.radius <= limit)
  return least(near, (place) => kilometresBetween(place, point), Infinity)
}

/** The nearest of some places, however far; without a point the only one. */
function nearestOf(places: readonly Place[], point: Point | undefined): Place | undefined {
  if (!point) return places.length === 1 ? places[0] : undefined
  return nearest(places, point, Infinity)
}

/** The place of the least measure, if that is not above the limit; the first one of equals. */
function least(places: readonly Place[], measure: (place: Place) => number, limit: number): Place | undefined {
  let found: Place | undefined
  let smallest = Infinity
  for (const place of places) {
    const size = measure(place)
    if (size <= limit && size < smallest) {
      found = place
      smallest = size
    }
  }
  return found
}
