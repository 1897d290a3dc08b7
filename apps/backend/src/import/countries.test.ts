import { AFRICAN_COUNTRY_CODES } from '@dira/directory-core'
import { describe, expect, test } from 'vitest'
import { countryAt, countryWritten, mayBeIn } from './countries.ts'

describe('a country as a file names it', () => {
  test.each([
    ['KE', 'KE'],
    ['ken', 'KE'],
    ['Ivory Coast', 'CI'],
    ["CÔTE D'IVOIRE", 'CI'],
    ['Congo - Kinshasa', 'CD'],
    ['Égypte', 'EG'],
    ['مصر', 'EG'],
    ['Moçambique', 'MZ'],
    ['Südafrika', 'ZA'],
    ['Afrika Kusini', 'ZA'],
    ['NA', 'NA'],
    ['Congo, The Democratic Republic of the', 'CD'],
    ['Dem. Rep. Congo', 'CD'],
    ['République démocratique du Congo', 'CD'],
    ['Zaire', 'CD'],
    ['Congo, Rep.', 'CG'],
    ['République du Congo', 'CG'],
    ['Congo (Brazzaville)', 'CG'],
    ['Swaziland', 'SZ'],
    ['Cote d Ivoire', 'CI'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Egypt, Arab Rep.', 'EG'],
    ['Federal Republic of Nigeria', 'NG'],
    ['Republic of Kenya', 'KE'],
    ['Kingdom of Morocco', 'MA'],
    ['Gambia, The', 'GM'],
    ['Libyan Arab Jamahiriya', 'LY'],
    ['Cabo Verde', 'CV'],
    ['Guinea Bissau', 'GW'],
    ['Guinea', 'GN'],
    ['Niger', 'NE'],
    ['Sahara occidental', 'EH'],
    ['Burkina', 'BF'],
  ])('%s is %s', (written, code) => expect(countryWritten(written)).toBe(code))

  test.each(['Congo', 'CONGO ', 'Republic', 'the', 'Narnia', 'France', 'FR', '', '__proto__'])(
    '%j is none of Africa',
    (written) => expect(countryWritten(written)).toBeUndefined(),
  )

  test('is known by its name in each language that files are in', () => {
    for (const language of ['en', 'fr', 'pt', 'ar', 'sw']) {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      for (const code of AFRICAN_COUNTRY_CODES) expect(countryWritten(names.of(code) ?? '')).toBe(code)
    }
  })
})

describe('the country of a point', () => {
  test.each([
    ['Goma, on a border', -1.6782, 29.2225, 'CD'],
    ['Gisenyi, across from it', -1.7028, 29.2562, 'RW'],
    ['Bukavu', -2.5083, 28.8608, 'CD'],
    ['Kinshasa', -4.3217, 15.3125, 'CD'],
    ['Brazzaville, across the river', -4.2634, 15.2429, 'CG'],
    ['Lamu, an island', -2.2696, 40.9006, 'KE'],
    ['Stone Town on Zanzibar', -6.1622, 39.1875, 'TZ'],
    ['Gorée', 14.667, -17.398, 'SN'],
    ['Robben Island', -33.8076, 18.3712, 'ZA'],
    ['Likoma, in waters of Mozambique', -12.0667, 34.7333, 'MW'],
    ['Hargeisa', 9.56, 44.065, 'SO'],
    ['Laayoune, administered by Morocco', 27.1536, -13.2033, 'MA'],
    ['Tifariti', 26.158, -10.567, 'EH'],
    ['Cabinda', -5.55, 12.2, 'AO'],
    ['Victoria Falls', -17.9243, 25.8567, 'ZW'],
    ['Livingstone', -17.8419, 25.8544, 'ZM'],
    ['Maseru', -29.31, 27.48, 'LS'],
    ['Saint-Denis on Réunion', -20.8823, 55.4504, 'RE'],
    ['Ceuta', 35.8894, -5.3213, 'EA'],
    ['Paris', 48.8566, 2.3522, 'FR'],
    ['the Gulf of Guinea', 0, 0, undefined],
  ])('%s', (_, lat, lng, code) => expect(countryAt({ lat, lng })).toBe(code))

  test('may be in a country whose border is as near as borders are known', () => {
    expect(mayBeIn('RW', { lat: -1.6889, lng: 29.25 })).toBe(true)
    expect(mayBeIn('TZ', { lat: -1.2841, lng: 36.8155 })).toBe(false)
    expect(mayBeIn('KE', { lat: 0, lng: 0 })).toBe(false)
    expect(mayBeIn('EH', { lat: 27.1536, lng: -13.2033 })).toBe(true)
    expect(mayBeIn('EH', { lat: 31.63, lng: -8 })).toBe(false)
  })
})
