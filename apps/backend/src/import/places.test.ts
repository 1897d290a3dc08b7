import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeFinder, provinceKey, provinceName, type Place, type RowPlace } from './places.ts'
import { knownPlaces, readPlaces } from './readPlaces.ts'
import { readCoordinates, readPoint } from './parsePoint.ts'
import { parseNumber } from './parseNumber.ts'

const FIXTURE = join(import.meta.dirname, '../../fixtures/places.csv')

const place = (name: string, lat: number, lng: number, more: Partial<Place> = {}): Place => ({
  name,
  lat,
  lng,
  country: 'KE',
  radius: 1,
  ...more,
})
const NAIROBI = place('Nairobi', -1.2832, 36.8172, { radius: 14, province: 'Nairobi' })
const NGONG = place('Ngong', -1.3666, 36.65, { radius: 2.6 })
const MOMBASA = place('Mombasa', -4.0547, 39.6636, { radius: 8, province: 'Coast' })
const MOROGORO = place('Morogoro', -6.8235, 37.6612, { country: 'TZ', province: 'Morogoro' })
const PLACES = [NAIROBI, NGONG, MOMBASA, MOROGORO]

function cityOf(row: Partial<RowPlace>, places: readonly Place[] = PLACES) {
  const nothing = { country: 'KE', point: undefined, city: '', address: '', businessName: 'Tamu' }
  return placeFinder(places, places).city({ ...nothing, ...row })?.name
}

describe('the city of a business', () => {
  const karen = { lat: -1.3238, lng: 36.7079 }
  const mtwapa = { lat: -3.95, lng: 39.74 }

  test('is the one that reaches as far, though a smaller one is nearer', () => {
    expect(cityOf({ point: karen, businessName: 'Nakumatt Karen' })).toBe('Nairobi')
    expect(cityOf({ point: { lat: -1.36, lng: 36.655 } })).toBe('Ngong')
    expect(cityOf({ point: mtwapa })).toBe('Mombasa')
  })

  test('is none where all are far, and none of another country', () => {
    expect(cityOf({ point: { lat: -2.5, lng: 38 } })).toBeUndefined()
    expect(cityOf({ country: 'TZ', point: mtwapa })).toBeUndefined()
    expect(cityOf({})).toBeUndefined()
  })

  test('is what its address says before what is nearest', () => {
    expect(cityOf({ point: karen, address: 'Langata Road, Ngong' })).toBe('Ngong')
    expect(cityOf({ point: karen, address: 'Mombasa Road, P.O. Box 123 Nairobi 00100' })).toBe('Nairobi')
    expect(cityOf({ address: 'Moi Avenue\nMOMBASA, Kenya' })).toBe('Mombasa')
    // A street is no place, and a place 400 km away is another one.
    expect(cityOf({ point: karen, address: 'Ngong Road' })).toBe('Nairobi')
    expect(cityOf({ point: karen, address: 'Mombasa' })).toBe('Nairobi')
  })

  test('is what its name ends with, near that place', () => {
    expect(cityOf({ point: karen, businessName: 'Naivas Ngong' })).toBe('Ngong')
    expect(cityOf({ point: karen, businessName: 'Hotel Mombasa' })).toBe('Nairobi')
    expect(cityOf({ businessName: 'Naivas Ngong' })).toBeUndefined()
  })

  test('is what its own column says, in the spelling that is known', () => {
    expect(cityOf({ point: karen, city: 'MOMBASA' })).toBe('Mombasa')
    expect(cityOf({ point: karen, city: 'Karen' })).toBe('Karen')
  })

  test('is one city, whatever the file and the map of cities call it', () => {
    const egypt = [
      place('القاهرة', 30.04, 31.24, { country: 'EG', radius: 25 }),
      place('الجيزة', 30.01, 31.2, { country: 'EG' }),
    ]
    const inEgypt = (row: Partial<RowPlace>) => cityOf({ country: 'EG', ...row }, egypt)
    expect(inEgypt({ point: { lat: 30.1, lng: 31.3 } })).toBe('Cairo')
    for (const city of ['Al Qahirah', 'LE CAIRE', 'القاهرة', 'cairo']) expect(inEgypt({ city })).toBe('Cairo')
    expect(inEgypt({ address: '12 Tahrir, Le Caire' })).toBe('Cairo')
    expect(inEgypt({ point: { lat: 30.01, lng: 31.21 }, businessName: 'Hotel El Giza' })).toBe('Giza')
    expect(cityOf({ country: 'MA', city: 'Marrakech ⵎⵕⵕⴰⴽⵛ مراكش' })).toBe('Marrakesh')
  })

  test('in another script has the name of the known city at its place, if no other one has that', () => {
    const city = (name: string, lat: number, lng: number) => place(name, lat, lng, { country: 'ET' })
    const known = [city('Bati', 11.19, 40.02), city('Gore', 8.15, 35.53)]
    const cities = [
      city('ባቲ', 11.2, 40.01),
      city('ጎሬ', 8.16, 35.54),
      city('Gore', 8.15, 35.53),
      city('ወልዲያ', 11.83, 39.6),
    ]
    const { city: find } = placeFinder(cities, known)
    const named = (written: string) =>
      find({ country: 'ET', point: undefined, city: written, address: '', businessName: 'Tamu' })
    expect(named('ባቲ')).toStrictEqual({ name: 'Bati', slug: 'bati' })
    expect(named('ጎሬ')?.name).toBe('ጎሬ')
    expect(named('ወልዲያ')?.name).toBe('ወልዲያ')
  })

  test('is the nearest on the globe, across the date line and near the pole', () => {
    const world = [place('Fiji', -18, 178), place('Samoa', -14, -172), place('East', 80, 0.2), place('South', 79.9, 0)]
    expect(cityOf({ point: { lat: -18, lng: 178.2 } }, world)).toBe('Fiji')
    expect(cityOf({ point: { lat: -18, lng: 178.2 } }, [place('Fiji', -18, -181.9)])).toBe('Fiji')
    expect(cityOf({ point: { lat: 80, lng: 0 } }, world)).toBe('East')
  })
})

describe('the province of a business', () => {
  const nairobi = { slug: 'nairobi', name: 'Nairobi' }
  const karen = { slug: 'karen', name: 'Karen' }
  const point = { lat: -1.3238, lng: 36.7079 }

  test('is that of its city, so that a province holds all of it', () => {
    const { province } = placeFinder(PLACES, PLACES)
    expect(province('KE', nairobi, { lat: -4, lng: 39.6 })?.name).toBe('Nairobi')
    expect(province('KE', nairobi, undefined)?.name).toBe('Nairobi')
    expect(province('KE', karen, point)?.name).toBe('Nairobi')
    // The city decided it once.
    expect(province('KE', karen, { lat: -4.05, lng: 39.66 })?.name).toBe('Nairobi')
  })

  test('is that of the place whose middle is nearest, however large another one is', () => {
    const giza = { name: 'Giza', lat: 30.01, lng: 31.19, country: 'EG', radius: 2, province: 'Al Jizah' }
    const cairo = { name: 'Cairo', lat: 30.05, lng: 31.25, country: 'EG', radius: 27, province: 'Al Qahirah' }
    const { province } = placeFinder([], [cairo, giza])
    expect(province('EG', { slug: 'الجيزة', name: 'الجيزة' }, { lat: 30.017, lng: 31.213 })?.name).toBe('Al Jizah')
  })

  test('is what the directory has for the city already', () => {
    const known = new Map([[provinceKey('KE', 'nairobi'), { slug: 'nairobi-county', name: 'Nairobi County' }]])
    const { province } = placeFinder(PLACES, PLACES, known)
    expect(province('KE', nairobi, point)?.name).toBe('Nairobi County')
    expect(province('KE', karen, point)?.name).toBe('Nairobi County')
    expect(province('KE', undefined, point)?.name).toBe('Nairobi County')
  })

  test('is the same for all names of a city', () => {
    const cairo = place('Cairo', 30.05, 31.25, { country: 'EG', radius: 27, province: 'Al Qahirah' })
    const { province } = placeFinder([{ ...cairo, name: 'القاهرة' }], [cairo])
    expect(province('EG', { slug: 'cairo', name: 'Cairo' }, undefined)?.name).toBe('Al Qahirah')
    const known = new Map([[provinceKey('EG', 'القاهرة'), { slug: 'cairo-governorate', name: 'Cairo Governorate' }]])
    const settled = placeFinder([], [cairo], known).province('EG', { slug: 'cairo', name: 'Cairo' }, undefined)
    expect(settled?.slug).toBe('cairo-governorate')
  })

  test('is left empty where no known place is near', () => {
    const { province } = placeFinder(PLACES, PLACES)
    expect(province('KE', undefined, { lat: 3, lng: 38 })).toBeUndefined()
    expect(province('KE', karen, undefined)).toBeUndefined()
    expect(province('UG', undefined, point)).toBeUndefined()
  })
})

describe('places', () => {
  test('of a file have the country of their point, and a size by their people', async () => {
    const places = await readPlaces(FIXTURE)
    expect(places.map(({ name, country }) => [name, country])).toStrictEqual([
      ['Nairobi', 'KE'],
      ['Mombasa', 'KE'],
      ['Kisumu', 'KE'],
    ])
  })

  test('that the import knows cover Africa', async () => {
    const places = await knownPlaces()
    expect(new Set(places.map(({ country }) => country)).size).toBe(55)
    expect(places.find(({ name }) => name === 'Nairobi')?.radius).toBeCloseTo(13.8, 1)
  })

  test('are refused with a sentence where a file has none', async () => {
    await expect(readPlaces('/nowhere/places.csv')).rejects.toThrow('There is no file')
    await expect(readPlaces(join(import.meta.dirname, '../../fixtures/README.md'))).rejects.toThrow(
      'has no column name, lat, lng',
    )
  })
})

test('only decimal numbers are numbers, with a point or a comma', () => {
  const numbers = ['-1.5', ' 2 ', '+3', '.5', '1e2', '5,326234', '\u22124,02', '٣٠٫٠٤']
  expect(numbers.map(parseNumber)).toStrictEqual([-1.5, 2, 3, 0.5, 100, 5.326234, -4.02, 30.04])
  for (const text of ['', ' ', '0x10', 'Infinity', 'NaN', '1,234.5', '1.234,5', '1 2', 'x', undefined])
    expect(parseNumber(text)).toBeUndefined()
})

test('points are read from two cells or from one', () => {
  const point = { lat: -1.28, lng: 36.81 }
  expect(readPoint('-1,28', '36,81')).toStrictEqual(point)
  const written = ['-1.28, 36.81', '-1.28,36.81', '-1,28; 36,81', '(-1.28 36.81)', 'POINT(36.81 -1.28)']
  for (const text of written) expect(readCoordinates(text)).toStrictEqual(point)
  expect([readPoint('', ''), readCoordinates('')]).toStrictEqual(['none', 'none'])
  for (const text of ['Nairobi', '-1.28', '1, 2, 3', 'POINT(1)']) expect(readCoordinates(text)).toBe('unreadable')
  expect(readPoint('-1.2', '')).toBe('unreadable')
})

describe('the other names that a places file has', () => {
  const FILE = `name,lat,lng,name:en,name:fr,int_name,alt_name
المجد,30.5,31.1,Al Magd,,,"Magd; Izbat al-Majd"
Tsévié,6.42,1.21,,Tsévié,,Tchévié
መተማ,12.96,36.15,,,Metemma,
كفر الزهور,30.7,31.3,,,,
,30.1,31.2,Nameless,,,`
  const read = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'places-'))
    const path = join(folder, 'places.csv')
    await writeFile(path, FILE)
    const places = await readPlaces(path)
    await rm(folder, { recursive: true })
    return places
  }

  test('give a page the one in Latin letters', async () => {
    expect((await read()).map(({ name }) => name)).toEqual(['Al Magd', 'Tsévié', 'Metemma', 'كفر الزهور'])
  })

  test('are all understood in a row', async () => {
    const places = await read()
    const { city } = placeFinder(places, [])
    const cityNamed = (country: string, name: string) =>
      city({ country, point: undefined, city: name, address: '', businessName: 'Tamu' })?.name
    const all = [
      ['EG', 'المجد'],
      ['EG', 'IZBAT AL-MAJD'],
      ['EG', 'Magd'],
      ['TG', 'tchevie'],
      ['ET', 'መተማ'],
      // Of another country it is another place.
      ['TG', 'Magd'],
    ] as const
    const expected = ['Al Magd', 'Al Magd', 'Al Magd', 'Tsévié', 'Metemma', 'Magd']
    expect(all.map(([country, name]) => cityNamed(country, name))).toEqual(expected)
  })
})

test.each([
  ['EG', 'القاهرة', 'Cairo'],
  ['EG', 'الجيزة', 'Giza'],
  ['DZ', 'وهران', 'Oran'],
  // A province has its own name, though a town in it is called so as well.
  ['TZ', 'Zanzibar', 'Zanzibar'],
  ['EG', 'البحر الأحمر', 'البحر الأحمر'],
])('a province is named as pages name it: %s %s', (country, written, name) =>
  expect(provinceName(country, written)).toBe(name),
)
