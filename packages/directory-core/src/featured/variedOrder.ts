import type { ListingRow } from '../rows/rows.ts'
import { tierOf } from '../tier/packageTier.ts'

/** How many cards are in a row. */
const COLUMNS = 3

/**
 * The same listings, arranged so that as few as possible of one country, or of one category, whose covers have one cloth, are beside or below each other. The first one stays, and
 * no smaller package comes before a larger one. Tries all arrangements of what differs, but leaves each as soon as it is no better than the best before: for
 * a few listings.
 */
export function variedOrder<Row extends ListingRow>(listings: readonly Row[]): Row[] {
  let best: readonly Row[] = listings
  let fewest = likenessOf(listings)
  const arrange = (placed: readonly Row[], likeness: number): void => {
    if (likeness >= fewest) return
    if (placed.length === listings.length) {
      best = placed
      fewest = likeness
      return
    }
    // The package of a place is that of the listing that was there.
    const tier = tierOf(listings[placed.length]!)
    const left = listings.filter((one) => tierOf(one) === tier && !placed.includes(one))
    for (const next of new Map(left.toReversed().map((one) => [likeOf(one), one])).values()) {
      const more = [...placed, next]
      arrange(more, likeness + likenessAt(more, placed.length))
    }
  }
  arrange(listings.slice(0, 1), 0)
  return [...best]
}

/** The same text for listings that are interchangeable. */
const likeOf = ({ category, location }: ListingRow) => `${location.country} ${category}`

/** How much neighbours have in common, in rows of three, or one below the other on a phone. */
export function likenessOf(listings: readonly ListingRow[]): number {
  return listings.reduce((sum, _, at) => sum + likenessAt(listings, at), 0)
}

function likenessAt(listings: readonly ListingRow[], at: number): number {
  const one = listings[at]
  return [listings[at - 1], listings[at - COLUMNS]].reduce(
    (sum, other) =>
      sum + Number(other?.category === one?.category) + Number(other?.location.country === one?.location.country),
    0,
  )
}
