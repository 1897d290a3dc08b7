import { describe, expect, it } from 'vitest'
import { NAMES_OF_PLACES } from './namesOfPlaces.ts'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'
import { createDirectory } from './createDirectory.ts'
import { createSuggester } from './createSuggester.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import { createTownFinder, type SuggestedPlace } from './suggestedPlaces.ts'
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

describe('a place is suggested by any of its names', () => {
  const named = [
    ['Egypt', 'Al Qahirah', 'Cairo', 5],
    ['Egypt', 'Al Jizah', 'الجيزة', 2],
    ['Tanzania', 'Zanzibar', 'Zanzibar City', 3],
    ['Ivory Coast', 'Sud-Comoé', 'Grand-Bassam', 4],
    ['Ivory Coast', 'Bas-Sassandra', 'San-Pédro', 4],
    ['Kenya', '', 'Mombasa', 3],
    ['Kenya', '', 'Stoneham', 1],
    ['Chad', '', 'Ndjamena', 2],
    ['Morocco', '', 'Marrakesh', 2],
    ['Eswatini', '', 'Mbabane', 2],
  ] as const
  const all = named.flatMap(([country, province, city, count]) =>
    Array.from({ length: count }, (_, at) => {
      const location = locationIn(country, province, city)
      return listingOf({ id: `${city}-${at}`, location, packageTier: 'premium' })
    }),
  )
  const options = { places: placeIndex(all), names, otherNames: NAMES_OF_PLACES }
  const suggest = createSuggester(createDirectory(all), options)
  const findTown = createTownFinder(options)
  const shown = ({ name, otherName, count }: SuggestedPlace) =>
    [name, ...(otherName ? [otherName] : []), count].join(', ')

  it.each([
    ['cairo', ['Cairo, 5']],
    ['Le Cai', ['Cairo, Le Caire, 5']],
    ['القاه', ['Cairo, القاهرة, 5']],
    ['giza', ['الجيزة, Giza, 2']],
    ['stone t', ['Zanzibar City, Stone Town, 3']],
    // The town of that name first.
    ['stone', ['Stoneham, 1', 'Zanzibar City, Stone Town, 3']],
    ['grand bassam', ['Grand-Bassam, 4']],
    ['san pedro', ['San-Pédro, 4']],
    ['mombassa', ['Mombasa, 3']],
    ['N’Djaména', ['Ndjamena, 2']],
    ['marrakech', ['Marrakesh, 2']],
    ['swazi', ['Eswatini, Swaziland, 2']],
    ['cote d’iv', ["Côte d'Ivoire, 8"]],
    // Two letters begin too many names.
    ['le', []],
  ])('%s', (text, expected) => expect(suggest(text).places.map(shown)).toEqual(expected))

  it('and as a town to be near to', () => {
    expect(findTown('stone t').map(({ name }) => name)).toEqual(['Zanzibar City'])
    expect(findTown('le caire, egypt').map(({ name }) => name)).toEqual(['Cairo'])
  })

  it('with the number that its page shows', () => {
    for (const text of ['le caire', 'giza', 'stone town', 'swaziland']) {
      const [{ country, place, count } = { country: { slug: '' }, place: undefined, count: 0 }] = suggest(text).places
      const scope = { country: country.slug, ...(place && { region: place.slug }) }
      expect(createDirectory(all).search(EMPTY_SEARCH, scope).total, text).toBe(count)
    }
  })

  it('and its kinds too: hotels by another name of the town', () => {
    const [category] = suggest('accommodation le caire').categories
    expect(category).toMatchObject({ place: { name: 'Cairo', otherName: 'Le Caire' }, count: 5 })
  })
})
