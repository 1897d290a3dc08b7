import type { Listing } from '../listing/listing.ts'
import { clearRange, emptyBitSet, hasBit, setRange } from './index/bitSet.ts'
import { inOrder, livingCount, livingIn, partOf, type Part, type Placed } from './part.ts'

/** What became of listings since a directory was made. Listings are known by their `id`. */
export interface ListingChanges {
  /** Listings that are new or have changed. A changed one keeps its place, new ones come last in this order; of equal ids the last counts. */
  readonly put?: readonly Listing[]
  /** The ids of listings that are gone. An id that is also put stays. */
  readonly remove?: readonly string[]
}

/**
 * The parts of the directory after the changes; the ones given stay as they are. Only the small second part is built anew, until
 * so much has changed that one part for all is better.
 */
export function applyChanges(parts: readonly Part[], { put = [], remove = [] }: ListingChanges): readonly Part[] {
  const [main, recent] = parts
  if (main === undefined || (put.length === 0 && remove.length === 0)) return parts
  const latest = new Map(put.map((listing) => [listing.id, listing]))
  const gone = new Set(remove)
  const { rest, changed } = withoutChanged(main, latest, gone)
  const kept = keptOf(recent, latest, gone)
  const known = new Set([...changed, ...kept].map(({ listing }) => listing.id))
  const nextPlace = Math.max(main.index.listings.length, (recent?.places?.at(-1) ?? -1) + 1)
  const added = [...latest.values()].filter(({ id }) => !known.has(id))
  const late = [...changed, ...kept, ...added.map((listing, at) => ({ listing, place: nextPlace + at }))]

  const { collator, listings } = main.index
  const changes = late.length + listings.length - livingCount(rest)
  if (changes > MOST_CHANGES && changes * CHANGED_SHARE > listings.length) {
    return [partOf(inOrder([...livingIn(rest), ...late]), collator)]
  }
  if (late.length === 0) return [rest]
  const places = Uint32Array.from(late, ({ place }) => place).sort()
  return [rest, { ...partOf(inOrder(late), collator), places }]
}

/** So many changes may have come, or a twentieth of the first part, before the parts are made one. */
const MOST_CHANGES = 200
const CHANGED_SHARE = 20

/** What the second part keeps, changed where it has changed. */
function keptOf(recent: Part | undefined, latest: ReadonlyMap<string, Listing>, gone: ReadonlySet<string>): Placed[] {
  return (recent ? livingIn(recent) : [])
    .filter(({ listing: { id } }) => latest.has(id) || !gone.has(id))
    .map(({ listing, place }) => ({ listing: latest.get(listing.id) ?? listing, place }))
}

/** The part without the rows of listings that are gone or put, and the put ones with the places they had. */
function withoutChanged(part: Part, latest: ReadonlyMap<string, Listing>, gone: ReadonlySet<string>) {
  const { listings, rows } = part.index
  const live = part.live?.slice() ?? emptyBitSet(listings.length)
  if (!part.live) setRange(live, 0, listings.length)
  const changed: Placed[] = []
  for (let row = 0; row < rows.origins.length; row += 1) {
    const place = rows.origins[row]!
    const { id } = listings[place]!
    const listing = latest.get(id)
    if (!hasBit(live, row) || (!listing && !gone.has(id))) continue
    clearRange(live, row, row + 1)
    if (listing) changed.push({ listing, place })
  }
  return { rest: { ...part, live }, changed }
}
