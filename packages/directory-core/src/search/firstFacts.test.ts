import { expect, it } from 'vitest'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import type { Listing } from '../listing/listing.ts'
import { createDirectory } from './createDirectory.ts'
import type { SearchContext } from './searchContext.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'

const listings = SAMPLE_LISTINGS.map((listing, at): Listing => {
  const attributes = [...(at % 7 === 0 ? ['halal'] : []), ...(at % 5 === 0 ? ['wifi'] : [])]
  return at % 3 === 0 ? { ...listing, attributes } : { ...listing, attributes: [] }
})
const whole = createDirectory(listings)
/** With a small segment of what has changed beside the large one. */
const changed = createDirectory(listings.slice(40)).withChanges({ put: listings.slice(0, 40) })

const allPages = (directory: typeof whole, state: SearchState, context?: SearchContext) => {
  const { pageCount } = directory.search(state, {}, context)
  return Array.from(
    { length: pageCount },
    (_, at) => directory.search({ ...state, page: at + 1 }, {}, context).listings,
  ).flat()
}

it.each(['featured', 'az', 'za'] as const)(
  'what is known to have facts is before the others, each once and in its order: %s',
  (sort) => {
    for (const attributes of [['halal'], ['wifi'], ['halal', 'wifi'], ['parking']] as const) {
      for (const categories of [[], ['restaurants-dining']]) {
        const state = { ...EMPTY_SEARCH, sort, categories }
        const has = (listing: Listing) => attributes.every((one) => listing.attributes?.includes(one))
        for (const directory of [whole, changed]) {
          const usual = allPages(directory, state) as readonly Listing[]
          const first = allPages(directory, state, { first: { attributes: [...attributes] } })
          expect(first).toEqual([...usual.filter(has), ...usual.filter((one) => !has(one))])
        }
      }
    }
  },
)

it('which listings match, and their counts, are the same', () => {
  const state = { ...EMPTY_SEARCH, countries: ['kenya'] }
  const { listings: _, highlights: __, ...usual } = whole.search(state)
  expect(whole.search(state, {}, { first: { attributes: ['halal'] } })).toMatchObject(usual)
})
