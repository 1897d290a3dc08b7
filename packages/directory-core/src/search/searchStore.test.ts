import { expect, it } from 'vitest'
import { listingOf } from '../testing/listingOf.ts'
import { createDirectory } from './createDirectory.ts'
import { listingFacts } from './listingFacts.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'
import { describeSearchStore } from './testing/searchContract.ts'

describeSearchStore('A directory', createDirectory)

it('suggestions count under the filters by documents too', () => {
  const lodges = [
    listingOf({ id: '1', businessName: 'Karoo Lodge', packageTier: 'standard', website: 'karoo.example' }),
    listingOf({ id: '2', businessName: 'Karoo Inn', packageTier: 'standard' }),
  ]
  const { suggest } = createDirectory(lodges, { facts: listingFacts() })
  const misspelled: SearchState = { ...EMPTY_SEARCH, search: 'karro' }
  expect(suggest(misspelled).corrections).toEqual([{ text: 'Karoo', matches: 2 }])
  expect(suggest({ ...misspelled, has: ['website'] }).corrections).toEqual([{ text: 'Karoo', matches: 1 }])
  expect(suggest({ ...misspelled, has: ['photographs'] }).corrections).toEqual([])
})

// A third of the listings came later, so that they are in the small segment, and some are gone.
describeSearchStore('A changed directory', (listings, options) => {
  const late = listings.filter((_, at) => at % 3 === 2)
  const gone = listings.slice(0, 3).map((listing) => ({ ...listing, id: `gone-${listing.id}` }))
  const isLate = new Set(late.map(({ id }) => id))
  const first = [...gone, ...listings.map((one) => (isLate.has(one.id) ? { ...one, ...BEFORE } : one))]
  return createDirectory(first, options).withChanges({ put: late, remove: gone.map(({ id }) => id) })
})

/** What the late ones were before. */
const BEFORE = {
  businessName: 'Before',
  mapCoordinates: { lat: 1, lng: 1 },
  website: 'before.example',
  phone: '+254799999999',
}
