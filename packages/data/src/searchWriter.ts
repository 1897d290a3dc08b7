import { readBusinessHours, tierOf, PACKAGE_TIERS, type Listing, type ListingFacts } from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { storedText } from './storedText.ts'

/** What a writer of search rows knows beside the listings. */
export interface SearchRowsOptions {
  /** What the filters `open` and `has` find a listing by: core's `listingFacts()`. Without it the database knows no facts. */
  readonly facts?: ListingFacts
  /** What the rows were read at: the database refuses them if a listing has changed since. */
  readonly version?: string
  /** Whether all other rows go. @default false */
  readonly replaces?: boolean
  /** Whether texts of one and two letters are counted anew, which takes a minute for a million listings. Leave it out after a few changes. @default true */
  readonly refreshes?: boolean
  /** Whose alphabet is the order from A to Z. @default en */
  readonly locale?: string
}

/** So many rows are sent at once. */
const MOST_ROWS = 2000

/**
 * Writes what only directory-core can say of listings into the database's search: hours, offers, what they have, and their order from A to Z. Give it all
 * listings, in the order in which a directory has them; the key is the service's.
 */
export async function writeSearchRows(
  service: DataServiceOptions,
  listings: readonly Listing[],
  options: SearchRowsOptions = {},
): Promise<void> {
  const client = dataClient(service)
  const { facts, version, replaces = false, refreshes = true } = options
  const rows = searchRows(listings, options)
  for (let from = 0; from === 0 || from < rows.length; from += MOST_ROWS) {
    const written = {
      rows: rows.slice(from, from + MOST_ROWS),
      replaces: replaces && from === 0,
      knows_facts: facts !== undefined,
      ...(version !== undefined && { version }),
    }
    await client.rpc('write_search', { written }).throwOnError()
  }
  if (refreshes) await client.rpc('refresh_search').throwOnError()
}

/** The rows of listings as `private.write_search_rows` takes them. Unless they are all, in their order, they have no places in it. */
export function searchRows(
  listings: readonly Listing[],
  { facts, locale = 'en', isOrdered = true }: SearchRowsOptions & { readonly isOrdered?: boolean },
) {
  const rankOf = isOrdered ? ranks(listings, locale) : undefined
  const width = String(listings.length).length
  return listings.map((listing, at) => {
    const { location, mapCoordinates } = listing
    return {
      id: listing.id,
      ...(rankOf && { given: String(at).padStart(width, '0'), rank: rankOf.get(listing.businessName)! }),
      name: storedText(listing.businessName),
      small: storedText(listing.businessName.toLowerCase()),
      category: storedText(listing.category),
      country: location.country,
      tier: PACKAGE_TIERS.length - 1 - PACKAGE_TIERS.indexOf(tierOf(listing)),
      subcategory: listing.subcategory ?? null,
      province: location.province?.slug ?? null,
      province_name: location.province ? storedText(location.province.name) : null,
      city: location.city?.slug ?? null,
      city_name: location.city ? storedText(location.city.name) : null,
      lat: mapCoordinates ? units(mapCoordinates.lat) : null,
      lng: mapCoordinates ? units(mapCoordinates.lng) : null,
      ...(facts && factsOf(listing, facts)),
    }
  })
}

/** The places of names from A to Z; equal ones share theirs. */
function ranks(listings: readonly Listing[], locale: string): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const names = [...new Set(listings.map(({ businessName }) => businessName))].sort(compare)
  const rankOf = new Map<string, number>()
  let before: string | undefined
  for (const [at, name] of names.entries()) {
    const isEqual = before !== undefined && compare(before, name) === 0
    rankOf.set(name, isEqual ? rankOf.get(before!)! : at)
    before = name
  }
  return rankOf
}

function units(degrees: number): number {
  return Math.round(degrees * 100_000) + 0
}

/** The keys of the facts are those of core's `listingFacts`: a zone with the hours as written, and a last day with a zone. */
function factsOf(listing: Listing, { open, offers, whatsapp, website, photographs }: ListingFacts) {
  const openKey = open.keyOf(listing)
  const offersKey = offers.keyOf(listing)
  const has = [whatsapp, website, photographs].map((fact) => fact.keyOf(listing) !== undefined)
  const flags = has.reduce((sum, one, bit) => sum + (one ? 1 << bit : 0), 0)
  const [lastDay, offersZone] = offersKey?.split(' ') ?? []
  return {
    flags,
    hours: openKey === undefined ? null : hoursOf(openKey),
    offers: offersKey === undefined ? null : { last_day: lastDay, zone: offersZone },
  }
}

const MINUTES_A_DAY = 1440

function hoursOf(key: string) {
  const [zone, written] = JSON.parse(key) as [string, Parameters<typeof readBusinessHours>[0]]
  const spans = readBusinessHours(written).week.flatMap((day, weekday) =>
    day.isKnown
      ? day.spans.map(({ opens, closes }) => `[${weekday * MINUTES_A_DAY + opens},${weekday * MINUTES_A_DAY + closes})`)
      : [],
  )
  return spans.length === 0 ? null : { zone, spans: `{${spans.join()}}` }
}
