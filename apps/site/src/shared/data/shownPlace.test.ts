import { describe, expect, it } from 'vitest'
import * as names from '@dira/data/names'
import { latinLetters } from './latinLetters.ts'
import { shownCountry, shownPlace } from './shownPlace.ts'

describe('a town is named as readers know it, with the local name', () => {
  it.each([
    ['EG', 'Cairo', 'Cairo', 'القاهرة', 'ar'],
    ['EG', 'القاهرة', 'Cairo', 'القاهرة', 'ar'],
    ['MA', 'Fès', 'Fez', 'فاس', 'ar'],
    ['MA', 'Amizmiz ⴰⵎⵣⵎⵉⵣ أمزميز', 'Amizmiz', 'أمزميز', 'ar'],
    ['DZ', 'Ait Hichem ⴰⵢⵜ ⵀⵉⵛⵎ', 'Ait Hichem', 'ⴰⵢⵜ ⵀⵉⵛⵎ', 'zgh'],
    ['ET', 'Addis Ababa', 'Addis Ababa', 'አዲስ አበባ', 'am'],
    ['ER', 'Dekemhare ደቀምሓረ دقمحري', 'Dekemhare', 'ደቀምሓረ', 'ti'],
    ['TD', "N'Djaména نجامينا", "N'Djamena", 'نجامينا', 'ar'],
  ])('%s %s', (country, name, shown, text, lang) =>
    expect(shownPlace(country, name)).toEqual({ name: shown, local: { text, lang } }),
  )

  it.each([
    ['KE', 'Nairobi', 'Nairobi'],
    ['ZA', 'Port Elizabeth', 'Gqeberha'],
    ['CI', 'Bouaké', 'Bouaké'],
    ['EG', 'New Tiba', 'New Tiba'],
  ])('or alone where there is none: %s %s', (country, name, shown) =>
    expect(shownPlace(country, name)).toEqual({ name: shown }),
  )

  it.each([
    ['EG', 'كفر الزهور', 'Kfr Al Zhur'],
    ['ET', 'ወልዲያ ከተማ', 'Weldiya Ketema'],
    ['MA', 'ⵉⵎⵣⵣⵓⵔⵏ', 'Imzzurn'],
    ['SD', 'أم روابه', 'Am Rwabh'],
  ])('and in Latin letters, marked, where it has no such name: %s %s', (country, name, latin) =>
    expect(shownPlace(country, name)).toMatchObject({ name: latin, isTransliterated: true, local: { text: name } }),
  )
})

it.each([
  ['EG', 'Egypt', 'مصر', 'ar'],
  ['CM', 'Cameroon', 'Cameroun', 'fr'],
  ['MZ', 'Mozambique', 'Moçambique', 'pt'],
  ['ET', 'Ethiopia', 'ኢትዮጵያ', 'am'],
])('a country has its own name beside that of pages: %s', (code, name, text, lang) =>
  expect(shownCountry(code, names)).toEqual({ name, local: { text, lang } }),
)

it.each(['KE', 'ZA', 'CI', 'TG', 'ZZ'])('but not where it is the same: %s', (code) =>
  expect(shownCountry(code, names).local).toBeUndefined(),
)

it.each(['Αθήνα', 'ߓߡߊߞߐ', '', '١٢'])('letters of another script stay as they are: %s', (name) =>
  expect(latinLetters(name)).toBeUndefined(),
)
