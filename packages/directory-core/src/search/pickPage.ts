import type { Listing } from '../listing/listing.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { tierOf } from '../tier/packageTier.ts'
import { clearRange } from './index/bitSet.ts'
import { pickListings } from './index/pickListings.ts'
import type { PartMatch } from './matchPart.ts'
import { placedAt, type Placed } from './part.ts'
import type { SortOrder } from './searchState.ts'

interface Page {
  readonly found: readonly PartMatch[]
  /** For each part which cells pass all filters, 1 each. */
  readonly passing: readonly Uint8Array[]
  readonly sort: SortOrder
  readonly from: number
  readonly to: number
}

/** The listings from `from` up to and without `to`, of all parts in the order asked for. */
export function pickPage({ found, passing, sort, from, to }: Page): Listing[] {
  const picks = found.map((match, at) => pickFrom(match, passing[at]!, sort))
  const [first, second] = picks
  if (first === undefined) return []
  if (second === undefined || second.matches === 0) return first.pick(from, to).map(({ listing }) => listing)

  // The second part is small. At most all of its listings stand before `from`, so what the page can hold of the first part
  // begins no earlier than that many before.
  const start = Math.max(0, from - second.matches)
  const compare = compareBy(sort, first.part.index.collator)
  const merged = [...first.pick(start, to), ...second.pick(0, second.matches)].sort(compare)
  return merged.slice(from - start, to - start).map(({ listing }) => listing)
}

function pickFrom({ part, bits, matches }: PartMatch, passing: Uint8Array, sort: SortOrder) {
  const { index } = part
  const { cellStarts } = index.rows
  let count = 0
  for (let cell = 0; cell < passing.length; cell += 1) {
    if (passing[cell] === 1) count += matches[cell]!
    else clearRange(bits, cellStarts[cell]!, cellStarts[cell + 1]!)
  }
  const pick = (from: number, to: number): Placed[] =>
    pickListings({ index, bits, matches: count, sort, from, to: Math.min(to, count) }).map((at) => placedAt(part, at))
  return { part, matches: count, pick }
}

function compareBy(sort: SortOrder, collator: Intl.Collator): (a: Placed, b: Placed) => number {
  const rank = ({ listing }: Placed) => TIER_DISPLAY[tierOf(listing)].rank
  const byName = (a: Placed, b: Placed) => collator.compare(a.listing.businessName, b.listing.businessName)
  const first = {
    featured: (a: Placed, b: Placed) => rank(a) - rank(b),
    az: byName,
    za: (a: Placed, b: Placed) => byName(b, a),
  }
  return (a, b) => first[sort](a, b) || a.place - b.place
}
