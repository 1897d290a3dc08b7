import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nearestPlace, readPlaces } from './places.ts'
import { parseNumber } from './parseNumber.ts'

const FIXTURE = join(import.meta.dirname, '../../fixtures/places.csv')

test('the nearest place is the one at the shortest distance on the globe', async () => {
  const places = await readPlaces(FIXTURE)
  const cityAt = (lat: number, lng: number) => nearestPlace(places, { lat, lng })?.name
  expect(places.map(({ name }) => name)).toStrictEqual(['Nairobi', 'Mombasa', 'Kisumu'])
  expect(cityAt(-1.3, 36.8)).toBe('Nairobi')
  expect(cityAt(-3.9, 39.7)).toBe('Mombasa')
  // Across the date line.
  const pacific = [
    { name: 'Fiji', lat: -18, lng: 178 },
    { name: 'Samoa', lat: -14, lng: -172 },
  ]
  expect(nearestPlace(pacific, { lat: -18, lng: -179.5 })?.name).toBe('Fiji')
  // Near the pole, where a degree of longitude is short.
  const north = [
    { name: 'East', lat: 80, lng: 20 },
    { name: 'South', lat: 75, lng: 0 },
  ]
  expect(nearestPlace(north, { lat: 80, lng: 0 })?.name).toBe('East')
  expect(nearestPlace([], { lat: 0, lng: 0 })).toBeUndefined()
})

test('a file that is no places file is refused with a sentence', async () => {
  await expect(readPlaces('/nowhere/places.csv')).rejects.toThrow('There is no file')
  await expect(readPlaces(join(import.meta.dirname, '../../fixtures/README.md'))).rejects.toThrow(
    'has no column name, lat, lng',
  )
})

test('only decimal numbers are numbers', () => {
  expect(['-1.5', ' 2 ', '+3', '.5', '1e2'].map(parseNumber)).toStrictEqual([-1.5, 2, 3, 0.5, 100])
  for (const text of ['', ' ', '0x10', 'Infinity', 'NaN', '1,5', '1 2', 'x', undefined])
    expect(parseNumber(text)).toBeUndefined()
})
