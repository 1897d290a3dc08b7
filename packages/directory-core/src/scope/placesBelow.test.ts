import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locationNamed } from '../listing/placeNamed.ts'
import { createDirectory } from '../search/createDirectory.ts'
import { EMPTY_SEARCH } from '../search/searchState.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { countryEntries } from './locationEntries.ts'
import { placeIndex } from '../location/placeIndex.ts'
import { placesBelow, type PlaceBelow } from './placesBelow.ts'
import { resolveLocation } from './resolveLocation.ts'
import * as en from '../names/en/index.ts'

const at = (country: string, province: string, city: string, count = 1) =>
  Array.from({ length: count }, () => listingOf({ location: locationIn(country, province, city) }))

const PLACES = placeIndex([
  ...at('Zimbabwe', 'Harare', 'Harare', 2),
  ...at('Zimbabwe', 'Harare', 'Chitungwiza'),
  ...at('Zimbabwe', 'Bulawayo', 'Bulawayo', 4),
  ...at('Zimbabwe', 'Manicaland', 'Mutare', 3),
  ...at('Zimbabwe', '', 'Harare'),
  ...at('Zimbabwe', 'Victoria', 'Victoria'),
  ...at('Zimbabwe', 'Victoria', ''),
  ...at('Zimbabwe', '', ''),
  ...at('Seychelles', 'Mahé', 'Victoria', 2),
  ...at('Djibouti', 'Djibouti', 'Djibouti'),
  ...at('Djibouti', 'Djibouti', 'Arta'),
])
const written = (code: string) => {
  const { regions, cities } = placesBelow(PLACES, PLACES.get(code)!)
  return [regions, cities].map((some) => some.map(({ name, count, path }) => `${name} ${count} at ${path.join('/')}`))
}

describe('the provinces and cities of a country', () => {
  it('are those with listings, the largest first; what is both a province and a city stands once', () => {
    expect(written('ZW')).toEqual([
      ['Harare 4 at zimbabwe/harare', 'Manicaland 3 at zimbabwe/manicaland', 'Victoria 2 at zimbabwe/victoria'],
      [
        'Bulawayo 4 at zimbabwe/bulawayo',
        'Harare 3 at harare',
        'Mutare 3 at zimbabwe/mutare',
        'Chitungwiza 1 at zimbabwe/chitungwiza',
      ],
    ])
  })

  it('leave out a city that no page has alone: a country or a larger city has its slug', () => {
    expect(written('DJ')).toEqual([['Djibouti 2 at djibouti/djibouti'], ['Arta 1 at djibouti/arta']])
    expect(written('SC')).toEqual([['Mahé 2 at seychelles/mahe'], ['Victoria 2 at seychelles/victoria']])
  })

  it('are none where nothing is: a popular city without a listing is not offered', () => {
    const empty = placeIndex([])
    expect(placesBelow(empty, empty.get('KE')!)).toEqual({ regions: [], cities: [] })
  })
})

const name = fc.constantFrom('Nairobi', 'Coast', 'Mombasa', 'Kenya', 'Egypt', 'Cape Town', '', 'Mahé', 'mahe')
const listing = fc
  .tuple(fc.constantFrom('KE', 'EG', 'SC', 'ZA', 'EH'), name, name)
  .map(([country, province, city]) => listingOf({ location: locationNamed(country, province, city) }))

it('counts for every place what its page lists, no page twice, and no more in the cities than in the country', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 20 }), (listings) => {
      const directory = createDirectory(listings)
      const places = placeIndex(listings)
      const listed = ({ path: [slug, below] }: Pick<PlaceBelow, 'path'>) =>
        directory.search(EMPTY_SEARCH, resolveLocation(places, slug, below)?.scope).total
      for (const country of places.values()) {
        expect(listed({ path: [country.slug] })).toBe(country.count)
        const { regions, cities } = placesBelow(places, country)
        for (const place of [...regions, ...cities]) expect(listed(place), place.path.join('/')).toBe(place.count)
        const paths = [...regions, ...cities].map(({ path }) => path.join('/'))
        expect(new Set(paths).size).toBe(paths.length)
        expect(cities.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(country.count)
        // Nothing is lost: each province and city has a link to a page with its listings.
        const slugs = new Set([...regions, ...cities].map(({ slug }) => slug))
        for (const slug of country.below.keys()) expect([...slugs], slug).toContain(slug)
      }
      for (const { slug, topRegions } of countryEntries(places, en))
        for (const region of topRegions) expect(listed({ path: [slug, region.slug] })).toBe(region.count)
    }),
  )
})
