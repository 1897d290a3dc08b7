import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDirectory,
  EMPTY_SEARCH,
  encodeIndex,
  openIndex,
  placeIndex,
  understandQuery,
  type Listing,
} from '@dira/directory-core'
import * as names from '@dira/directory-core/names/en'
import { expect, test } from 'vitest'
import { visitorData } from '../listing/visitorData.ts'
import { useTestBackend } from '../testing/testBackend.ts'
import { importListings } from './importListings.ts'

const database = useTestBackend()

/** Three hundred businesses of Nairobi as an extract of OpenStreetMap has them: a column for each tag, most of them empty. */
const ROWS = Array.from({ length: 300 }, (_, at) => {
  const kind = ['amenity=cafe', 'tourism=hotel', 'shop=supermarket'][at % 3]!
  return {
    id: `a-${at}`,
    name: `Umoja ${at}`,
    osm_tag: kind,
    lat: (-1.28 - (at % 20) / 1000).toFixed(4),
    lng: (36.81 + (at % 25) / 1000).toFixed(4),
    city: 'Nairobi',
    country: 'KE',
    internet_access: at % 5 === 0 ? 'wlan' : at % 7 === 0 ? 'no' : '',
    wheelchair: at % 4 === 0 ? 'yes' : at % 4 === 1 ? 'limited' : '',
    'payment:visa': at % 6 === 0 ? 'yes' : '',
    'payment:mpesa': at % 2 === 0 ? 'yes' : 'no',
    'diet:halal': at % 9 === 0 ? 'only' : '',
    brand: at % 10 === 3 ? 'Example Fuels' : '',
    operator: at % 20 === 3 ? 'Mfano Ltd' : '',
    stars: at % 3 === 1 ? '4' : '',
    swimming_pool: at % 8 === 1 ? 'yes' : '',
  }
})

let listings: readonly Listing[]

test('a file of 300 rows is imported, and unchanged by a second import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dira-attributes-'))
  try {
    const file = join(folder, 'tags.csv')
    const header = Object.keys(ROWS[0]!)
    writeFileSync(file, [header.join(), ...ROWS.map((row) => Object.values(row).join())].join('\n'))
    expect(await importListings({ backend: database().backend, file })).toMatchObject({ imported: 300, rejected: [] })
    expect(await importListings({ backend: database().backend, file })).toMatchObject({ unchanged: 300 })
  } finally {
    rmSync(folder, { recursive: true })
  }
  listings = (await visitorData(database().backend, database()).listings.published()).listings
})

test('tags in columns of their own say what a place has, and nothing that they do not say', () => {
  const bySlug = new Map(listings.map((listing) => [listing.businessName, listing]))
  expect(bySlug.get('Umoja 0')).toMatchObject({
    kind: 'cafe',
    attributes: ['cards', 'halal', 'mobile-money', 'step-free', 'wifi'],
  })
  expect(bySlug.get('Umoja 1')).toMatchObject({ kind: 'hotel', stars: '4', attributes: ['swimming-pool'] })
  expect(bySlug.get('Umoja 7')?.attributes).toBeUndefined()
})

test('a brand and who runs a place are found by the listings and by the index of a browser', () => {
  const whole = createDirectory(listings)
  for (const directory of [whole, openIndex(encodeIndex(whole, { use: 'browser' }))]) {
    const found = (search: string) => directory.answer({ ...EMPTY_SEARCH, search }, {}).matches
    expect([found('example fuels nairobi'), found('mfano'), found('example fuels cairo')]).toEqual([30, 15, 0])
  }
})

test.each([
  ['wifi cafe nairobi', (at: number) => at % 3 === 0 && at % 5 === 0],
  ['hôtel avec piscine', (at: number) => at % 3 === 1 && at % 8 === 1],
  ['halal cafe mpesa', (at: number) => at % 3 === 0 && at % 9 === 0 && at % 2 === 0],
  ['wheelchair accessible supermarket', (at: number) => at % 3 === 2 && at % 4 === 0],
])('%s is answered with just those, by the listings and by the index of a browser', (text, isMeant) => {
  const whole = createDirectory(listings)
  const { category, subcategory, kind, attributes, place } =
    understandQuery(text, { places: placeIndex(whole.groups), names }) ?? {}
  const state = { ...EMPTY_SEARCH, ...(kind && { kinds: [kind] }), ...(attributes && { attributes }) }
  const scope = {
    ...(!kind && category && { category }),
    ...(!kind && subcategory && { subcategory }),
    ...(place?.place && { country: place.country.slug, region: place.place.slug }),
  }
  const wanted = ROWS.filter((_, at) => isMeant(at)).length
  expect(wanted).toBeGreaterThan(5)
  for (const directory of [whole, openIndex(encodeIndex(whole, { use: 'browser' }))]) {
    expect(directory.search(state, scope).matches).toBe(wanted)
  }
})
