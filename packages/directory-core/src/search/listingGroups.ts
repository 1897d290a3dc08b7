import { standingOf, tierOf } from '../tier/packageTier.ts'
import { groupKey, type ListingGroups } from '../rows/rows.ts'
import { countLive, inOrder, isLive, type Segment } from './segment.ts'

/** What some listings have in common, and how many they are. */
export interface CountedGroups extends ListingGroups {
  readonly count: number
}

/**
 * The combinations that live listings have, in the order of the first listing of each. They are the blocks of the segments, whose docs are in the
 * order of their rows, so of each block only the rows up to the first live one are visited.
 */
export function listingGroups(segments: readonly Segment[]): CountedGroups[] {
  const found = new Map<string, { listing: CountedGroups; position: number }>()
  for (const segment of segments) {
    const { rows, layout } = segment.index
    const { blockStarts, listingOf } = layout
    for (const [block, from] of blockStarts.entries()) {
      const to = blockStarts[block + 1]
      const row = listingOf.subarray(from, to).find((one) => isLive(segment, one))
      if (row === undefined) continue
      const position = segment.positions?.[row] ?? row
      const groups = rows.groupsAt(row)
      const { category, subcategory, location } = groups
      const key = groupKey(groups)
      const before = found.get(key) ?? { listing: { count: 0 }, position }
      const count = countLive(segment, from, to) + before.listing.count
      found.set(key, {
        listing: {
          category,
          ...(subcategory && { subcategory }),
          location,
          packageTier: tierOf(groups),
          ...(standingOf(groups) === 'unclaimed' && { isUnclaimed: true }),
          count,
        },
        position: Math.min(position, before.position),
      })
    }
  }
  return inOrder([...found.values()])
}
