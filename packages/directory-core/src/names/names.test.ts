import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { slugify } from '../text/slugify.ts'
import { AFRICAN_COUNTRY_CODES, africanCountry, countrySlug } from '../location/africa.ts'
import { countryCode, countryOfSlug } from '../location/countryCode.ts'
import { COUNTRIES } from '../location/countries.ts'
import { SORT_ORDERS } from '../sort/sortOrders.ts'
import { FRENCH } from '../testing/frenchNames.ts'
import { STANDINGS } from '../tier/packageTier.ts'
import { categoryName, countryName, subcategoryName } from './displayNames.ts'
import * as en from './en/index.ts'
import type { Names } from './names.ts'

const LOCALES: readonly Names[] = [en, FRENCH]

/** Every text of a catalogue with its path, whatever it is nested in. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
}

describe.each(LOCALES)('the names of the locale $locale', (names) => {
  it('are complete, and none is empty or has blanks around it', () => {
    expect(Object.keys(names.categories)).toEqual(CATEGORIES.map(({ slug }) => slug))
    expect(Object.keys(names.subcategories)).toEqual(CATEGORIES.flatMap(({ subcategories }) => subcategories))
    expect(Object.keys(names.countries)).toEqual(AFRICAN_COUNTRY_CODES)
    expect(Object.keys(names.tiers)).toEqual(STANDINGS)
    expect(Object.keys(names.sortOrders)).toEqual(SORT_ORDERS)
    expect(names.weekdays).toHaveLength(7)
    expect(names.compare.images(2, 6)).toMatch(/2.*6/)
    for (const [path, text] of textsOf(names)) expect(text.trim() === text && text !== '', path).toBe(true)
  })

  it('tell every category, subcategory and country from the others', () => {
    for (const catalogue of [names.categories, names.subcategories, names.countries]) {
      const texts = Object.values(catalogue)
      expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
    }
  })
})

describe('the English names', () => {
  it('have the slugs that addresses use', () => {
    for (const { slug, subcategories } of CATEGORIES) {
      expect(slugify(categoryName(en, slug))).toBe(slug)
      for (const one of subcategories) expect(slugify(subcategoryName(en, one))).toBe(one)
    }
    for (const { code, slug } of COUNTRIES) expect(slugify(countryName(en, code))).toBe(slug)
  })
})

describe('an id that no catalogue knows', () => {
  it('is named by its words, however it is called', () => {
    expect(categoryName(en, 'banks-atms')).toBe('Banks Atms')
    expect(subcategoryName(en, 'constructor')).toBe('Constructor')
    expect(categoryName(en, '__proto__')).toBe('__proto__')
    expect(countryName(en, 'PT')).toBe('PT')
  })
})

describe('countryCode', () => {
  it.each([
    ['KE', 'KE'],
    [' ke ', 'KE'],
    ['South Africa', 'ZA'],
    ['SOUTH AFRICA', 'ZA'],
    ['DR Congo', 'CD'],
    ['Congo - Kinshasa', 'CD'],
    ['Congo (Kinshasa)', 'CD'],
    ['Democratic Republic of the Congo', 'CD'],
    ['DRC', 'CD'],
    ['Congo', 'CG'],
    ['Congo - Brazzaville', 'CG'],
    ['Republic of the Congo', 'CG'],
    ['Ivory Coast', 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Swaziland', 'SZ'],
    ['Cape Verde', 'CV'],
    ['Cabo Verde', 'CV'],
    ['The Gambia', 'GM'],
    ['São Tomé & Príncipe', 'ST'],
    ['Sao Tome and Principe', 'ST'],
  ])('reads %j as %s', (written, code) => expect(countryCode(written)).toBe(code))

  it.each(['', 'Portugal', 'Narnia', '__proto__', 'constructor', 'XX'])('knows no country %j', (written) =>
    expect(countryCode(written)).toBeUndefined(),
  )

  it('reads the code, the slug and the English name of every country', () => {
    for (const code of AFRICAN_COUNTRY_CODES) {
      for (const written of [code, countrySlug(code), countryName(en, code)]) expect(countryCode(written)).toBe(code)
      expect(countryOfSlug(countrySlug(code))).toBe(code)
      expect(africanCountry(code)?.slug).toBe(countrySlug(code))
    }
  })
})
