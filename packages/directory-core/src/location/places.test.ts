import { describe, expect, it } from 'vitest'
import { cityEntries, countryEntries, variedCities } from '../scope/locationEntries.ts'
import { placeIndex } from './placeIndex.ts'
import { AFRICAN_COUNTRY_CODES, africanRegion } from './africa.ts'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import { resolveLocation } from '../scope/resolveLocation.ts'
import { countryName } from '../names/displayNames.ts'
import * as en from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'

const at = (country: string, province: string, city: string) => ({ location: locationIn(country, province, city) })

const PLACES = placeIndex([
  at('Kenya', 'Nairobi', 'Nairobi'),
  at('Kenya', 'Nairobi', 'Karen'),
  at('Kenya', 'Coast', 'Mombasa'),
  at('Kenya', 'Rift Valley', 'Nakuru'),
  at('Kenya', 'RIFT VALLEY', 'Eldoret'),
  at('Kenya', 'Western', 'Kisumu'),
  at('Kenya', '', ''),
  at('Egypt', 'Cairo', 'Cairo'),
  at('Lesotho', 'Maseru', 'Victoria'),
  at('Seychelles', 'Mahé', 'Victoria'),
  at('Seychelles', 'Mahé', 'Victoria'),
  at('Niger', '—', 'Egypt'),
])

describe('the places of the locations page', () => {
  it('are the nine countries in their order, with or without listings, then the others that have some', () => {
    const entries = countryEntries(PLACES, en)
    expect(entries.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'South Africa 0',
      'Namibia 0',
      'Botswana 0',
      'Kenya 7',
      'Zimbabwe 0',
      'Mozambique 0',
      'Eswatini 0',
      'Tanzania 0',
      'DR Congo 0',
      'Egypt 1',
      'Lesotho 1',
      'Niger 1',
      'Seychelles 2',
    ])
  })

  it('leave out Morocco and Egypt where no other country has listings, and these only what the sample has there', () => {
    const named = (...countries: string[]) =>
      countryEntries(placeIndex(countries.map((country) => at(country, '', ''))), en)
        .slice(9)
        .map(({ name }) => name)
    expect(named('Morocco', 'Egypt')).toEqual([])
    expect(named('Morocco', 'Egypt', 'Morocco')).toEqual(['Egypt', 'Morocco'])
    expect(named('Morocco', 'Egypt', 'Western Sahara')).toEqual(['Egypt', 'Morocco', 'Western Sahara'])
  })

  it('have the three provinces with most listings, of equal ones the first by name', () => {
    expect(countryEntries(PLACES, en)[3]?.topRegions).toEqual([
      { name: 'Nairobi', slug: 'nairobi', count: 2 },
      { name: 'Rift Valley', slug: 'rift-valley', count: 2 },
      { name: 'Coast', slug: 'coast', count: 1 },
    ])
  })

  const cities = (places: Parameters<typeof cityEntries>[0]) =>
    cityEntries(places, en).map(({ name, countryName: country, count }) => `${name}, ${country} ${count}`)

  it('are the eight cities with most listings, filled up with those of the specification', () => {
    expect(cities(PLACES)).toEqual([
      'Victoria, Seychelles 2',
      'Nairobi, Kenya 1',
      'Cairo, Egypt 1',
      'Egypt, Niger 1',
      'Eldoret, Kenya 1',
      'Karen, Kenya 1',
      'Kisumu, Kenya 1',
      'Mombasa, Kenya 1',
    ])
    expect(cities(placeIndex([at('Mali', 'Bamako', 'Bamako'), at('Kenya', 'Nairobi', 'Nairobi')])).slice(0, 4)).toEqual(
      ['Nairobi, Kenya 1', 'Bamako, Mali 1', 'Cape Town, South Africa 0', 'Johannesburg, South Africa 0'],
    )
  })

  it('are the eight of the specification in its order wherever these have most listings', () => {
    const eight = ['Cape Town', 'Johannesburg', 'Nairobi', 'Windhoek', 'Gaborone', 'Harare', 'Durban', 'Dar es Salaam']
    const names = (places: Parameters<typeof cityEntries>[0]) => cityEntries(places, en).map(({ name }) => name)
    expect(names(placeIndex(SAMPLE_LISTINGS))).toEqual(eight)
    expect(names(placeIndex([]))).toEqual(eight)
    expect(names(placeIndex([at('Tanzania', 'Dar es Salaam', 'Dar es Salaam')]))).toEqual(eight)
  })

  const varied = (places: Parameters<typeof cityEntries>[0], limit = 6) =>
    variedCities(places, en, limit).map(({ name, country }) => `${name} ${country}`)

  it('are, where they are to be varied, of each country the largest, then of each the next', () => {
    expect(varied(PLACES)).toEqual(['Victoria SC', 'Nairobi KE', 'Cairo EG', 'Egypt NE', 'Victoria LS', 'Eldoret KE'])
    expect(varied(PLACES, 2)).toEqual(['Victoria SC', 'Nairobi KE'])
    const cairo = Array.from({ length: 9 }, (_, city) => at('Egypt', 'Cairo', `District ${city % 8}`))
    expect(varied(placeIndex([...cairo, at('Mali', 'Bamako', 'Bamako')]), 3)).toEqual([
      'District 0 EG',
      'Bamako ML',
      'District 1 EG',
    ])
    expect(varied(placeIndex([]))).toEqual([])
    const sample = varied(placeIndex(SAMPLE_LISTINGS))
    expect(new Set(sample.map((city) => city.slice(-2))).size).toBe(6)
  })

  it('lie each in one of five regions', () => {
    const regions = AFRICAN_COUNTRY_CODES.map(africanRegion)
    expect(regions).toHaveLength(55)
    expect(new Set(regions).size).toBe(5)
    const regionOf = (code: string) => countryEntries(PLACES, en).find((country) => country.code === code)?.region
    expect(['ZA', 'KE', 'CD', 'EG', 'NE', 'SC'].map(regionOf)).toEqual([
      'southern',
      'east',
      'central',
      'north',
      'west',
      'east',
    ])
  })
})

describe('an index of no places', () => {
  it('counts nothing, for the nine countries and the eight cities all the same', () => {
    expect(countryEntries(new Map(), en).map(({ count, topRegions }) => [count, topRegions.length])).toEqual(
      Array(9).fill([0, 0]),
    )
    expect(cityEntries(new Map(), en).map(({ count }) => count)).toEqual(Array(8).fill(0))
    expect(resolveLocation(new Map(), 'kenya')).toBeUndefined()
  })
})

describe('resolveLocation', () => {
  it.each([
    ['kenya', undefined, 'country', 'Kenya', { country: 'kenya' }],
    ['botswana', undefined, 'country', 'Botswana', { country: 'botswana' }],
    ['niger', undefined, 'country', 'Niger', { country: 'niger' }],
    ['kenya', 'nairobi', 'region', 'Nairobi', { country: 'kenya', region: 'nairobi' }],
    ['kenya', 'rift-valley', 'region', 'Rift Valley', { country: 'kenya', region: 'rift-valley' }],
    ['kenya', 'mombasa', 'region', 'Mombasa', { country: 'kenya', region: 'mombasa' }],
    ['mombasa', undefined, 'city', 'Mombasa', { country: 'kenya', city: 'mombasa' }],
    ['cape-town', undefined, 'city', 'Cape Town', { country: 'south-africa', city: 'cape-town' }],
    ['victoria', undefined, 'city', 'Victoria', { country: 'seychelles', city: 'victoria' }],
    ['lesotho', 'victoria', 'region', 'Victoria', { country: 'lesotho', region: 'victoria' }],
  ])('/%s/%s is the %s %s', (slug, regionSlug, kind, name, scope) => {
    const resolved = resolveLocation(PLACES, slug, regionSlug)
    expect(resolved).toMatchObject({ kind, scope })
    expect(resolved?.kind === 'country' ? countryName(en, resolved.country.code) : resolved?.place.name).toBe(name)
  })

  it('takes of two cities with as many listings the one whose country comes first by name', () => {
    const places = [at('Zambia', '', 'Twin'), at('Angola', '', 'Twin')]
    for (const listings of [places, places.toReversed()]) {
      expect(resolveLocation(placeIndex(listings), 'twin')?.country.slug).toBe('angola')
    }
  })

  it('lets a country win over a city of the same slug', () => {
    expect(resolveLocation(PLACES, 'egypt')).toMatchObject({ kind: 'country', country: { code: 'EG' } })
  })

  it.each([
    ['narnia', undefined],
    ['rift-valley', undefined],
    ['', undefined],
    ['kenya', ''],
    ['kenya', 'cape-town'],
    ['nairobi', 'karen'],
    ['__proto__', undefined],
    ['kenya', 'constructor'],
  ])('knows no place /%s/%s', (slug, regionSlug) => expect(resolveLocation(PLACES, slug, regionSlug)).toBeUndefined())
})
