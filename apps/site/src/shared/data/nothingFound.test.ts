// @module-tag ci
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import type { ListingsData } from './pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'

const KINDS = ['pharmacy', 'bakery', 'supermarket', 'hairdresser', 'spa', 'cinema']
/** A third of the sample with kinds, whatever they are. */
const directory = directoryOf(
  SAMPLE_LISTINGS.map((listing, at) => (at % 3 === 0 ? { ...listing, kind: KINDS[at % KINDS.length]! } : listing)),
)
const listAt = async (url: string) => (await pageOver(directory, url)) as ListingsData
const searchFor = (search: string, more = '') => listAt(`/listings?${new URLSearchParams({ search })}${more}`)

it('every way on leads to a list of as many as it says, whatever finds nothing', async () => {
  const what = [
    '',
    'museum',
    'bookshop',
    'spa',
    'cinema',
    'hotels',
    'casino',
    'atm',
    'halal florist',
    'hotels restaurants',
  ]
  const where = [
    '',
    'nairobi',
    'mombasa',
    'windhoek kenya',
    'lusaka',
    'lagos portugal',
    'namibia',
    'xyzzy',
    'near me',
    'nairobi durban',
  ]
  const seen = new Map<string, number>()
  for (const search of what.flatMap((one) => where.map((place) => `${one} ${place}`.trim())).filter(Boolean)) {
    const { nothing, matches } = await searchFor(search)
    expect([search, nothing === undefined]).toEqual([search, matches > 0])
    for (const { href, count } of nothing?.ways ?? []) {
      const found = seen.get(href) ?? (await listAt(href)).matches
      seen.set(href, found)
      expect([search, href, found]).toEqual([search, href, count])
      expect(count).toBeGreaterThan(0)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})

it.each(['restaurants near me', 'restaurant près de moi', 'restaurantes perto de mim', 'مطاعم قريبة مني'])(
  'what is near is asked for before it is looked for: %s',
  async (text) => {
    const { matches, nothing, corrections } = await searchFor(text)
    expect([matches, corrections]).toEqual([0, []])
    expect(nothing).toMatchObject({ isWhereAsked: true, kind: 'Restaurants & Dining' })
    expect(nothing?.ways.length).toBeGreaterThan(3)
    const here = await searchFor(text, '&near=-1.29,36.82')
    expect(here.matches).toBeGreaterThan(0)
    expect(here).toMatchObject({
      understood: { isShown: true, names: { kind: 'Restaurants & Dining', wishes: ['here'] } },
    })
    const km = (here.ways ?? []).map((way) => way.km ?? Infinity)
    expect(km).toEqual(km.toSorted((one, other) => one - other))
  },
)

it.each([
  ['nairobi portugal', 'Portugal', 'Nairobi', 'Kenya'],
  ['mombasa in france', 'France', 'Mombasa', 'Kenya'],
  ['hôtel windhoek brésil', 'Brazil', 'Windhoek', 'Namibia'],
  ['restaurante maputo espanha', 'Spain', 'Maputo', 'Mozambique'],
])(
  'a country of another continent is said to be none of the directory: %s',
  async (text, elsewhere, place, country) => {
    expect(await searchFor(text)).toMatchObject({ nothing: { elsewhere, place } })
    const { nothing } = await searchFor(text)
    expect(nothing?.ways.map((way) => way.place)).toEqual(expect.arrayContaining([place, country]))
  },
)

it('a kind that a town has none of leads to the nearest one', async () => {
  const some = SAMPLE_LISTINGS.filter(({ location }) => ['mombasa', 'nairobi'].includes(location.city?.slug ?? ''))
  const towns = directoryOf(
    some.map((listing) => ({
      ...listing,
      category: listing.location.city?.slug === 'nairobi' ? 'accommodation' : 'shopping',
    })),
  )
  const found = (await pageOver(towns, '/listings?search=hotels+mombasa')) as ListingsData
  const count = some.filter(({ location }) => location.city?.slug === 'nairobi').length
  expect(found).toMatchObject({
    matches: count,
    understood: {
      names: { kind: 'Accommodation', near: 'Mombasa' },
      nearest: { place: 'Nairobi', count, href: '/locations/nairobi?category=accommodation' },
    },
  })
  expect(Math.round(found.understood?.nearest?.km ?? 0)).toBeGreaterThan(400)
})
