import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import type { Listing } from '../listing/listing.ts'
import { COUNTRIES } from '../location/countries.ts'
import { tierOf } from '../tier/packageTier.ts'
import { CATALOGUES } from './catalogue/catalogues.ts'
import { generateListings } from './generateListings.ts'
import { SAMPLE_LISTINGS } from './index.ts'
import { countryName } from '../names/displayNames.ts'
import * as en from '../names/en/index.ts'

const countBy = (listings: readonly Listing[], keyOf: (listing: Listing) => string) => {
  const counts = new Map<string, number>()
  for (const listing of listings) counts.set(keyOf(listing), (counts.get(keyOf(listing)) ?? 0) + 1)
  return counts
}

const inCategories = SAMPLE_LISTINGS.filter((listing) => tierOf(listing) !== 'classified')
const covered = SAMPLE_LISTINGS.filter(({ location }) => COUNTRIES.some(({ code }) => code === location.country))

describe('the sample directory holds the published figures', () => {
  it('120, 85, 56, 42, 38, 33 and 27 standard and premium listings in the seven categories: 401', () => {
    const counts = countBy(inCategories, ({ category }) => category)
    expect(CATEGORIES.map(({ slug }) => counts.get(slug))).toEqual([120, 85, 56, 42, 38, 33, 27])
    expect(inCategories).toHaveLength(401)
  })

  it('694 listings of all tiers in the nine countries', () => {
    expect(Object.fromEntries(countBy(covered, ({ location }) => countryName(en, location.country)))).toEqual({
      'South Africa': 245,
      Botswana: 63,
      'DR Congo': 42,
      Kenya: 92,
      Mozambique: 38,
      Namibia: 87,
      Tanzania: 55,
      Eswatini: 24,
      Zimbabwe: 48,
    })
    expect(covered).toHaveLength(694)
  })

  it('Morocco’s and Egypt’s one each on top', () => {
    const others = SAMPLE_LISTINGS.filter((listing) => !covered.includes(listing))
    expect(others.map(({ location }) => location.country).toSorted()).toEqual(['EG', 'MA'])
  })

  it('the eight cities’ listings of all tiers, and no second city of the same name', () => {
    const counts = countBy(
      SAMPLE_LISTINGS,
      ({ location }) => `${location.city?.name}, ${countryName(en, location.country)}`,
    )
    const popular = {
      'Cape Town, South Africa': 45,
      'Johannesburg, South Africa': 52,
      'Nairobi, Kenya': 45,
      'Windhoek, Namibia': 45,
      'Gaborone, Botswana': 28,
      'Harare, Zimbabwe': 26,
      'Durban, South Africa': 32,
      'Dar es Salaam, Tanzania': 28,
    }
    expect(Object.fromEntries(Object.keys(popular).map((city) => [city, counts.get(city)]))).toEqual(popular)
    const names = [...counts.keys()].map((place) => place.split(', ')[0])
    expect(new Set(names).size).toBe(names.length)
  })

  it('at least four standard or premium listings in each of the 18 subcategories', () => {
    const counts = countBy(inCategories, ({ subcategory }) => subcategory ?? '')
    const slugs = CATEGORIES.flatMap(({ subcategories }) => subcategories)
    expect(slugs).toHaveLength(18)
    for (const slug of slugs) expect(counts.get(slug) ?? 0, slug).toBeGreaterThanOrEqual(4)
  })

  it('three regions in each country that have the most listings, without a tie for the third place', () => {
    for (const { code } of COUNTRIES) {
      const counts = countBy(
        SAMPLE_LISTINGS.filter(({ location }) => location.country === code),
        ({ location }) => location.province?.slug ?? '',
      )
      const [, , third = 0, fourth = 0] = [...counts.values()].toSorted((a, b) => b - a)
      expect(third, code).toBeGreaterThan(fourth)
    }
  })
})

describe('generateListings', () => {
  it('gives the same listings every time', () => {
    expect(generateListings(CATALOGUES)).toEqual(generateListings(CATALOGUES))
  })

  it('does not depend on the order in which the catalogues are written', () => {
    const backwards = CATALOGUES.toReversed().map((country) => ({
      ...country,
      places: country.places.toReversed().map((place) => ({ ...place, businesses: place.businesses.toReversed() })),
    }))
    expect(generateListings(backwards)).toEqual(generateListings(CATALOGUES))
  })

  it('makes no offer twice', () => {
    const offers = generateListings(CATALOGUES).flatMap(({ specialOffers = [] }) =>
      specialOffers.map(({ title }) => title),
    )
    expect(offers.length).toBeGreaterThan(40)
    expect(new Set(offers).size).toBe(offers.length)
  })
})
