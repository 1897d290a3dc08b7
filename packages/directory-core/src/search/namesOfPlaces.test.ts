import { describe, expect, it } from 'vitest'
import { placeNames } from '../names/words/places.ts'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import { AFRICAN_COUNTRY_CODES } from '../location/africa.ts'
import { NAMES_OF_PLACES, typedForms, usualNames } from './namesOfPlaces.ts'

const pageName = (country: string, name: string) => NAMES_OF_PLACES.ofPlace(country, name)[0]

describe('a town has one name on pages, whatever it is called', () => {
  it.each([
    ['in another script', 'EG', 'القاهرة', 'Cairo'],
    ['in another language', 'EG', 'LE CAIRE', 'Cairo'],
    ['by a former name', 'ZA', 'Port Elizabeth', 'Gqeberha'],
    ['by a short name', 'TZ', 'DSM', 'Dar es Salaam'],
    ['by a part of it', 'TZ', 'stone town', 'Zanzibar City'],
    ['in another spelling', 'MA', 'Marrakech', 'Marrakesh'],
    ['without accents', 'MA', 'fes', 'Fez'],
    ['without a hyphen', 'CI', 'san  pedro', 'San-Pédro'],
    ['as one word', 'CI', 'grandbassam', 'Grand-Bassam'],
    ['with a curly apostrophe', 'TD', 'N’Djaména', "N'Djamena"],
    ['with an apostrophe that is a letter', 'TD', 'NʼDjamena', "N'Djamena"],
    ['without an apostrophe', 'TD', 'Ndjamena', "N'Djamena"],
    ['with the article of Arabic or without', 'EG', 'اسكندرية', 'Alexandria'],
    ['in several scripts at once', 'MA', 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير', 'Agadir'],
    ['in two scripts, and not in the table', 'KE', 'Bulahawa بولاهاوا', 'Bulahawa'],
    ['by its slug', 'MZ', 'ilha-de-mocambique', 'Ilha de Moçambique'],
  ])('%s: %s %s', (_, country, name, expected) => expect(pageName(country, name)).toBe(expected))

  it.each([
    ['of another country', 'CD', 'Stone Town'],
    ['that is not in the table', 'KE', "Moi's Bridge"],
    ['with letters that only look foreign', 'NA', '!Nami-ǂnoeb'],
    ['in another script alone', 'EG', 'المجد'],
    ['of no country of Africa', 'PT', 'Lisboa'],
    ['of an object', 'constructor', '__proto__'],
  ])('but keeps one %s: %s %s', (_, country, name) => expect(NAMES_OF_PLACES.ofPlace(country, name)).toEqual([name]))

  it('and the towns of the sample have theirs', () => {
    for (const { location } of SAMPLE_LISTINGS) {
      const { name } = location.city ?? {}
      if (name !== undefined) expect(pageName(location.country, name)).toBe(name)
    }
  })

  it('and no name is that of two towns of one country', () => {
    const twice = AFRICAN_COUNTRY_CODES.flatMap((code) =>
      (placeNames[code] ?? []).flatMap((group) =>
        group.split('|').filter((name) => NAMES_OF_PLACES.ofPlace(code, name).join('|') !== group),
      ),
    )
    expect(twice).toEqual([])
  })
})

it.each([
  ['le cai', ['Cairo']],
  ['القاهر', ['Cairo']],
  ['القاه', ['Cairo']],
  ['المدينة الحج', ['Zanzibar City']],
  ['stone', ['Zanzibar City']],
  ['Port Eliz', ['Gqeberha']],
  ['marrakech', ['Marrakesh']],
  // What begins so itself is found without help.
  ['cairo', []],
  ['le', []],
  ['', []],
  ['xyz', []],
])('%s is the beginning of another name of %s', (typed, names) => expect(usualNames(typed)).toEqual(names))

it('a country has its names in five languages, and former ones', () => {
  expect(NAMES_OF_PLACES.ofCountry('SZ')).toEqual(expect.arrayContaining(['Eswatini', 'Swaziland', 'سوازيلاند']))
  expect(NAMES_OF_PLACES.ofCountry('CI')).toEqual(expect.arrayContaining(["Côte d'Ivoire", 'Ivory Coast']))
  expect(NAMES_OF_PLACES.ofCountry('PT')).toEqual([])
})

it('a name is typed with blanks for its signs, without its apostrophes, or as one word', () => {
  expect([...typedForms('Côte d’Ivoire')]).toEqual(['cote d ivoire', 'cote divoire', 'cotedivoire'])
  expect([...typedForms('Cairo')]).toEqual(['cairo'])
})
