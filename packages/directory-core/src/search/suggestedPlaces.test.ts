import { describe, expect, it } from 'vitest'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'
import { createDirectory } from './createDirectory.ts'
import { createSuggester } from './createSuggester.ts'
import { createTownFinder } from './suggestedPlaces.ts'
import { listingOf } from '../testing/listingOf.ts'

const PLACES = [
  ['Egypt', 'Cairo', 'Cairo', 3],
  ['Egypt', 'Cairo', 'Maadi', 2],
  ['Ivory Coast', 'Montagnes', 'Man', 1],
  ['Eswatini', 'Manzini', 'Manzini', 9],
  ['Eswatini', 'Manzini', 'Malkerns', 7],
  ['DR Congo', 'Maniema', 'Kindu', 8],
  ['Chad', 'N’Djamena', "N'Djaména نجامينا", 4],
  ['Morocco', 'Souss-Massa', 'Agadir', 1],
  ['Morocco', 'Souss-Massa', 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير', 5],
  ['Seychelles', 'Mahé', 'Victoria', 6],
  ['Cameroon', 'Southwest', 'Victoria', 2],
  ['Tanzania', '', 'Dar es Salaam', 2],
  ['Kenya', 'Lamu', '', 2],
] as const
const listings = PLACES.flatMap(([country, province, city, count]) =>
  Array.from({ length: count }, (_, at) =>
    listingOf({ id: `${city}-${at}`, location: locationIn(country, province, city) }),
  ),
)
const places = placeIndex(listings)
const find = createTownFinder({ places, names })

describe('the towns that a text may mean', () => {
  it.each([
    ['man', ['Man', 'Manzini']],
    ['Man, Côte d’Ivoire', ['Man']],
    ["man, cote d'iv", ['Man']],
    ['victoria', ['Victoria, SC', 'Victoria, CM']],
    ['Victoria, Cameroon', ['Victoria, CM']],
    ['agadir', ['Agadir', 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير']],
    ['ndjamena', ["N'Djaména نجامينا"]],
    ["N'Djaména", ["N'Djaména نجامينا"]],
    ['نجام', ["N'Djaména نجامينا"]],
    ['salaam', ['Dar es Salaam']],
    ['maa', ['Maadi']],
    // Provinces and countries are no towns.
    ['maniema', []],
    ['lamu', []],
    ['egypt', []],
    ['durban', []],
    ['&', []],
    ['', []],
  ])('by %j are %j', (text, found) => {
    expect(find(text).map(({ name, country }) => (name === 'Victoria' ? `${name}, ${country.code}` : name))).toEqual(
      found,
    )
  })
})

describe('the places that are suggested while one types', () => {
  const suggest = createSuggester(createDirectory(listings), { places, names })

  it.each([
    ['man', ['Man', 'Manzini']],
    ['agadir', ['Agadir', 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير']],
    ['Cairo, Egypt', ['Cairo']],
    ['NDJAMENA', ['N’Djamena', "N'Djaména نجامينا"]],
    ['kenya', ['Kenya']],
  ])('by %j are what has just this name, then what begins with it: %j', (text, found) => {
    expect(suggest(text).places.map(({ name }) => name)).toEqual(found)
  })
})
