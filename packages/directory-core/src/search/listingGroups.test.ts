import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryEntries } from '../scope/categoryEntries.ts'
import { placeIndex } from '../location/placeIndex.ts'
import { listingOf } from '../testing/listingOf.ts'
import { standingOf, tierOf } from '../tier/packageTier.ts'
import { createDirectory, type Directory } from './createDirectory.ts'
import { encodeIndex } from './file/encodeIndex.ts'
import { openIndex } from './file/openIndex.ts'
import { openServerIndex } from './file/openServerIndex.ts'
import type { CountedGroups } from './listingGroups.ts'
import type { ListingRow } from '../rows/rows.ts'
import { listingChanges, manyListings, RUNS } from './testing/arbitraries.ts'

/** Groups as they are counted one listing after the other. */
function naiveGroups(listings: readonly ListingRow[]): CountedGroups[] {
  const groups: CountedGroups[] = []
  for (const listing of listings) {
    const { category, subcategory, location } = listing
    const group = {
      category,
      ...(subcategory && { subcategory }),
      location,
      packageTier: tierOf(listing),
      ...(standingOf(listing) === 'unclaimed' && { isUnclaimed: true }),
      count: 1,
    }
    const key = keyOf(group)
    const at = groups.findIndex((one) => keyOf(one) === key)
    if (at < 0) groups.push(group)
    else groups[at] = { ...group, count: groups[at]!.count + 1 }
  }
  return groups
}

function keyOf({ category, subcategory, location: { country, province, city }, ...group }: CountedGroups): string {
  return JSON.stringify([category, subcategory, country, province, city, standingOf(group)])
}

function expectCounts(directory: Directory<ListingRow>): void {
  const { groups, listings } = directory
  expect(groups).toEqual(naiveGroups(listings))
  // The order counts too: of several names of one slug the first is shown.
  expect([...placeIndex(groups)]).toEqual([...placeIndex(listings)])
  expect(categoryEntries(groups)).toEqual(categoryEntries(listings))
}

const cases = manyListings.chain((listings) =>
  fc.record({ listings: fc.constant(listings), changes: fc.array(listingChanges(listings.length), { maxLength: 3 }) }),
)

describe.each([
  ['of whole listings', (directory: Directory) => directory],
  ['of a file for a browser', (directory: Directory) => openIndex(encodeIndex(directory, { use: 'browser' }))],
  ['of a file for a server', (directory: Directory) => openServerIndex(encodeIndex(directory, { use: 'server' }))],
] as const)('the groups of a directory %s', (_, made) => {
  it('are counted as its listings are, in the order of the first of each, also after changes', () => {
    fc.assert(
      fc.property(cases, ({ listings, changes }) => {
        let directory: Directory<ListingRow> = made(createDirectory(listings))
        expectCounts(directory)
        for (const change of changes) {
          directory = directory.withChanges(change)
          expectCounts(directory)
        }
      }),
      { numRuns: RUNS.numRuns / 5 },
    )
  })
})

it('the groups of a directory are read from one listing of each', () => {
  const listings = Array.from({ length: 500 }, (_, at) =>
    listingOf({ id: String(at), businessName: `Lodge ${at}`, category: at % 2 === 0 ? 'shopping' : 'accommodation' }),
  )
  let read = 0
  const watched = new Proxy(listings, {
    get: (target, key) => {
      if (key !== 'length') read += 1
      // A list has listings, and its length.
      return Reflect.get(target, key) as unknown
    },
  })
  const directory = createDirectory(watched)
  read = 0
  expect(directory.groups.map(({ count }) => count)).toEqual([250, 250])
  expect(read).toBe(2)
})

it('the groups of a directory are the same each time, because they are computed once', () => {
  const directory = createDirectory([])
  expect(directory.groups).toBe(directory.groups)
  expect(directory.groups).toEqual([])
})
