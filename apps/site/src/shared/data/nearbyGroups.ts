import {
  EMPTY_SEARCH,
  EVERYWHERE,
  TIER_DISPLAY,
  bearingOf,
  isUsableName,
  kilometresBetween,
  listingCard,
  roundedPosition,
  type Listing,
  type ListingCard,
  type SearchState,
} from '@dira/directory-core'
import type { NearbyData } from './pageData.ts'
import { searchPath } from '@dira/data/site'
import type { PageInput } from './createPageSource.ts'

/** What one looks for round a place, in the order of the page, and its category. */
const KINDS = [
  ['sleep', 'accommodation'],
  ['eat', 'restaurants-dining'],
  ['around', 'car-hire-transport'],
] as const
type Kind = (typeof KINDS)[number]

/** How far away a business is still near, in kilometres. */
const WITHIN = 25
/** Around how far the link to all of them looks: the first that has more than are shown. */
const RADII = [10, WITHIN]
const ROWS = 2

/** The nearest other businesses by kind, in a straight line from where the business is. */
export async function nearbyGroups(listing: Listing, source: PageInput): Promise<readonly NearbyData[]> {
  const groups = await Promise.all(KINDS.map((kind) => nearbyGroup(listing, kind, source)))
  return groups.filter((group) => group !== undefined)
}

async function nearbyGroup(
  { id, mapCoordinates: at }: Listing,
  [kind, category]: Kind,
  source: PageInput,
): Promise<NearbyData | undefined> {
  if (!at) return undefined
  const around = (within: number): SearchState => ({
    ...EMPTY_SEARCH,
    categories: [category],
    // As the address of a list has it.
    near: { ...roundedPosition(at), within },
    sort: 'nearest',
  })
  const found = await source.store.search(around(WITHIN), EVERYWHERE)
  const nearest = found.listings
    // The search measures from the rounded position.
    .flatMap((row) => {
      const { mapCoordinates: to } = row
      return to && row.id !== id && isUsableName(row.businessName)
        ? [{ row, distance: { km: kilometresBetween(at, to), bearing: bearingOf(at, to) } }]
        : []
    })
    .toSorted((a, b) => a.distance.km - b.distance.km)
    .slice(0, ROWS)
  const others = new Map((await source.read(nearest.map(({ row }) => row))).map((other) => [other.id, other]))
  const listings = nearest.flatMap(({ row, distance }) => {
    const other = others.get(row.id)
    return other ? [rowOf(other, distance, source)] : []
  })
  if (listings.length === 0) return undefined
  const all = await linkToAll(around, source)
  return { kind, listings, ...(all && { all }) }
}

type Row = NearbyData['listings'][number]

function rowOf(listing: Listing, distance: Row['distance'], source: PageInput): Row {
  const card = withoutStory(listingCard(listing, source))
  // The line says whether the business is open, and its town until that is known: both are short.
  const hasPlace = listing.address !== '' && !('schedule' in card)
  return { card, distance, ...(hasPlace && { place: listing.address }) }
}

/** The list of all within the first radius that has more than are shown, with the number that it shows. */
async function linkToAll(around: (within: number) => SearchState, { store }: PageInput): Promise<NearbyData['all']> {
  for (const km of RADII) {
    const { matches } = await store.search(around(km), EVERYWHERE)
    if (matches > ROWS) return { href: searchPath(around(km)), count: matches, km }
  }
  return undefined
}

/** A row has no room for more than its picture, its name and whether it is open. */
function withoutStory(card: ListingCard): ListingCard {
  const kept = Object.entries(card).filter(([field]) => !STORY.has(field))
  // A card may lack each of these fields.
  return Object.fromEntries(kept) as unknown as ListingCard
}

const STORY: ReadonlySet<string> = new Set(TIER_DISPLAY.standard.cardShows)
