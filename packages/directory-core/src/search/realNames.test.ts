// @module-tag ci
import { expect, it } from 'vitest'
import { nameCollator } from '../sort/nameCollator.ts'
import { compareNames } from '../sort/nameKeys.ts'
import { createDirectory } from './createDirectory.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import { expectSameByCharacters, expectSameByPieces } from './testing/expectSame.ts'
import { realListings } from './testing/realListings.ts'

const listings = realListings()

it('every single character finds what the naive search finds', () => expectSameByCharacters(listings))

it('every few letters of every few names find what the naive search finds', () => expectSameByPieces(listings))

it('the order of names is the one that the collator gives', () => {
  const { search } = createDirectory(listings)
  const { pageCount } = search({ ...EMPTY_SEARCH, sort: 'az' })
  const pages = Array.from({ length: pageCount }, (_, at) => search({ ...EMPTY_SEARCH, sort: 'az', page: at + 1 }))
  const compare = compareNames(nameCollator('en'), 1)
  expect(pages.flatMap((page) => page.listings.map(({ id }) => id))).toEqual(
    listings.toSorted((one, other) => compare(one.businessName, other.businessName)).map(({ id }) => id),
  )
})
