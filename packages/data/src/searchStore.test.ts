import { EMPTY_SEARCH } from '@dira/directory-core'
import * as names from '@dira/directory-core/names/en'
import { expect, test } from 'vitest'
import { connectSearchStore } from './searchStore.ts'
import { storedText } from './storedText.ts'

const ANSWER = {
  total: 1,
  matches: 1,
  page: 1,
  page_count: 1,
  listings: [['one', null]],
  categories: [['zoo', 1]],
  countries: [['kenya', 1]],
  tiers: [['premium', 1]],
  whatsapp: 0,
  website: 0,
  photographs: 0,
  offers: 0,
  open: 0,
  knows_facts: false,
  knows_time: false,
  exact_order: true,
  version: 'e:1',
  facts_version: null,
  words: null,
  near: null,
}
const ROW = { id: 'one', slug: 'one', business_name: 'One', category: 'zoo', country: 'KE', address: '', phone: '' }

function storeThatGets(answer: unknown) {
  return connectSearchStore({ url: 'https://data.example', key: 'k', names, fetch: async () => Response.json(answer) })
}

test('listings come with the answer, options in the order of the panel', async () => {
  const { listings, facets } = await storeThatGets({ ...ANSWER, rows: [ROW] }).search(EMPTY_SEARCH)
  expect(listings).toMatchObject([{ id: 'one', businessName: 'One', location: { country: 'KE' } }])
  expect(facets.categories.at(-1)).toEqual({ value: 'zoo', label: 'Zoo', count: 1 })
  expect(facets.countries).toEqual([{ value: 'kenya', label: 'Kenya', count: 1 }])
  expect(facets.has).toEqual([])
})

test('an answer of another shape is refused, a row that is no listing left out', async () => {
  await expect(storeThatGets({ ...ANSWER, matches: 'many' }).search(EMPTY_SEARCH)).rejects.toThrow('something else')
  const { listings } = await storeThatGets({ ...ANSWER, rows: [{ ...ROW, business_name: 7 }] }).search(EMPTY_SEARCH)
  expect(listings).toEqual([])
})

test('a zero and halves of characters are kept apart from all that is written', () => {
  expect(storedText('a\0b😀')).toBe('a\u{10F7FF}b😀')
  expect(storedText('\uD83D x \uDE00')).toBe('\u{10F83D} x \u{10FE00}')
})
