import { afterEach, expect, it, vi } from 'vitest'
import type { SuggestionsData } from '../data/pageData.ts'
import { findPlaces } from './findPlaces.ts'

const name = (text: string) => ({ text, marks: [] })
const found: SuggestionsData = {
  search: 'vic',
  matches: 9,
  href: '/listings?search=vic',
  places: [{ href: '/locations/zimbabwe/victoria-falls', name: name('Victoria Falls'), country: 'Zimbabwe', count: 7 }],
  categories: [{ href: '/c', name: name('Victuals'), icon: 'shop', count: 3 }] as never,
  listings: [],
}

const answer = (towns: unknown) => vi.stubGlobal('fetch', async () => Response.json(towns))
afterEach(() => vi.unstubAllGlobals())

it('has the places alone, each once, then other towns of such a name', async () => {
  answer([
    { value: 'zimbabwe/victoria-falls', label: 'Victoria Falls, Zimbabwe' },
    { value: 'seychelles/victoria', label: 'Victoria, Seychelles' },
    { value: 'victoria-west', label: 'Victoria West, South Africa' },
  ])
  const { places, categories } = (await findPlaces('vic', Promise.resolve(found))) ?? { places: [], categories: ['?'] }
  expect(places.map(({ href, name: { text }, country }) => [href, text, country])).toEqual([
    ['/locations/zimbabwe/victoria-falls', 'Victoria Falls', 'Zimbabwe'],
    ['/locations/seychelles/victoria', 'Victoria', 'Seychelles'],
    ['/locations/victoria-west', 'Victoria West', 'South Africa'],
  ])
  expect(places[1]?.name.marks).toEqual([{ start: 0, end: 3 }])
  expect(categories).toEqual([])
})

it('goes on with what was suggested where no towns are told', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 404 }))
  expect((await findPlaces('vic', Promise.resolve(found)))?.places).toEqual(found.places)
  expect(await findPlaces('vic', Promise.resolve(undefined))).toBeUndefined()
})
