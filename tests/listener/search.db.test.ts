import { describe, expect, inject, test } from 'vitest'
import type { SuggestionsData } from '../../apps/site/src/shared/data/pageData.ts'
import { ask } from './ask.ts'
import { linksIn, textOf } from './readPage.ts'

const { url } = inject('site')

const page = async (path: string) => (await ask(url, path)).body
const links = async (path: string) => linksIn(await page(path))

/** The number of results, and the names on their cards. */
async function found(path: string): Promise<{ matches: number; names: string[] }> {
  const html = await page(path)
  const names = linksIn(html).flatMap(({ text }) => /^View Details: (.*)$/.exec(text)?.[1] ?? [])
  return { matches: Number(/Showing (\d+) of/.exec(textOf(html))?.[1]), names }
}

test('a text that no business has is understood as filters, with their page and a link back to the text', async () => {
  const html = await page('/listings?search=hoteli+nairobi')
  expect(textOf(html)).toContain('Understood as Accommodation in Nairobi')
  const filters = { href: '/locations/nairobi?category=accommodation', text: 'Accommodation in Nairobi' }
  const literal = { href: '/listings?search=hoteli+nairobi&exact=1', text: 'Search for the words “hoteli nairobi”' }
  expect(linksIn(html)).toEqual(expect.arrayContaining([filters, literal]))
  const understood = await found('/listings?search=hoteli+nairobi')
  expect(understood.matches).toBeGreaterThan(0)
  expect(understood).toEqual(await found(filters.href))
  expect(await found(literal.href)).toMatchObject({ matches: 0 })
  const back = { href: '/listings?search=hoteli+nairobi', text: 'Back to Accommodation in Nairobi' }
  expect(await links(literal.href)).toContainEqual(back)
})

describe('several words that no business has as one phrase', () => {
  test('find those that have all of them, as a list with a line that says so', async () => {
    const path = '/listings?search=hotels+nairobi&exact=1'
    const { matches, names } = await found(path)
    expect(matches).toBeGreaterThan(0)
    expect(names).toHaveLength(Math.min(matches, 24))
    const text = textOf(await page(path))
    expect(text).toContain('No business has this as one phrase. These have all the words: ‘hotels’ and ‘nairobi’.')
    expect(text).not.toMatch(/No listings found|Showing 0 /)
  })

  test('have pages, orders and filters', async () => {
    const search = '/listings?search=dining+africa+south'
    const { matches } = await found(search)
    expect(matches).toBeGreaterThan(24)
    const pages = (await links(search)).map(({ href }) => href).filter((href) => href.includes('page=2'))
    expect(pages[0]).toBe('/listings?search=dining+africa+south&page=2')
    const second = await found(pages[0] ?? '')
    expect(second).toMatchObject({ matches, names: { length: Math.min(matches - 24, 24) } })
    const { names } = await found(`${search}&sort=az`)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare))
    expect(await found(`${search}&country=kenya`)).toMatchObject({ matches: 0 })
    expect(await found(`${search}&country=south-africa`)).toMatchObject({ matches })
  })
})

test.each([
  ['airport-transfer', 'Airport Transfers', '/categories/car-hire-transport/airport-transfers'],
  ['Fine Dinning', 'Fine Dining', '/categories/restaurants-dining/fine-dining'],
])('the name of a page, %s, leads to it, with the number of its businesses', async (search, name, href) => {
  const path = `/listings?${new URLSearchParams({ search })}`
  expect(await links(path)).toContainEqual({ href, text: name })
  const count = new RegExp(`${name} (\\d+) listings`).exec(textOf(await page(path)))?.[1]
  expect(await found(href)).toMatchObject({ matches: Number(count) })
  const itself = await page(`${href}?${new URLSearchParams({ search })}`)
  expect(textOf(itself)).not.toContain(`${name} ${count} listings`)
})

test('what is suggested for a text has the numbers of the pages that it leads to, and nothing of what a card hides', async () => {
  const { body, headers } = await ask(url, '/listings/suggestions.json?search=nai')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { matches, href, places, categories, listings } = JSON.parse(body) as SuggestionsData
  expect([places.length, categories.length, listings.length]).toEqual([2, 2, 3])
  expect(places.map(({ name }) => name.text)).toEqual(['Nairobi', 'Naivasha'])
  for (const line of [{ href, count: matches }, ...places, ...categories]) {
    expect(await found(line.href), line.href).toMatchObject({ matches: line.count })
  }
  for (const { picture, ...listing } of listings) {
    expect(Object.keys(listing).toSorted()).toEqual(['category', 'href', 'name', 'place'])
    expect((await ask(url, listing.href)).status).toBe(200)
    expect(Object.keys(picture)).not.toContain('phones')
  }
  const filtered = await ask(url, '/listings/suggestions.json?search=nai&country=south-africa')
  const results = JSON.parse(filtered.body) as SuggestionsData
  expect(await found(results.href)).toMatchObject({ matches: results.matches })
})

test.each([
  ['Safari Lodges', 'Safari Lodges', '/categories/accommodation/safari-lodges'],
  ['western cape', 'Businesses in Western Cape', '/locations/south-africa/western-cape'],
  ['Mombasa County', 'Businesses in Mombasa County', '/locations/kenya/mombasa-county'],
])('the name of a page, %s, is its list and leads to it', async (search, text, href) => {
  const path = `/listings?${new URLSearchParams({ search })}`
  expect(await links(path)).toContainEqual({ href, text })
  expect(await found(path)).toEqual(await found(href))
})

test.each([
  ['naroibi', 'Nairobi', '/listings?search=Nairobi'],
  ['hotels naroibi', 'hotels nairobi', '/listings?search=hotels+nairobi'],
])('a word that is nearly there, %s, leads to what was meant', async (search, text, href) => {
  expect(await links(`/listings?${new URLSearchParams({ search, exact: '1' })}`)).toContainEqual({ href, text })
})
