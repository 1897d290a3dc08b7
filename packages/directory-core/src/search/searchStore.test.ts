import { expect, it } from 'vitest'
import { listingOf } from '../testing/listingOf.ts'
import { createDirectory } from './createDirectory.ts'
import { listingFacts } from './listingFacts.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'
import { beforeChanges } from './testing/beforeChanges.ts'
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

describeSearchStore('A changed directory', (listings, options) => {
  const { before, changes } = beforeChanges(listings)
  return createDirectory(before, options).withChanges(changes)
})
