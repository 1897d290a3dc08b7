import { CATEGORIES } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { describe, expect, test } from 'vitest'
import { kindNamed, kindOfTag, kindOfTags, subcategoryNamed } from './categories.ts'

describe('a category by its name', () => {
  test('is found by its slug and by the name that readers see, and so is every subcategory', () => {
    for (const { slug, subcategories } of CATEGORIES) {
      expect([kindNamed(slug), kindNamed(en.categories[slug])]).toStrictEqual([{ category: slug }, { category: slug }])
      for (const subcategory of subcategories) {
        expect(kindNamed(en.subcategories[subcategory])).toStrictEqual({ category: slug, subcategory })
        expect(subcategoryNamed(slug, en.subcategories[subcategory])).toBe(subcategory)
      }
    }
    expect(subcategoryNamed('shopping', 'Fine Dining')).toBeUndefined()
  })

  test.each([
    ['sleep', 'accommodation'],
    ['Hébergement', 'accommodation'],
    ['RESTAURANTE', 'restaurants-dining'],
    ['guest_house', 'accommodation'],
    ['Vie nocturne', 'nightlife-entertainment'],
    ['duka', 'shopping'],
    ['فندق', 'accommodation'],
    ['Cinema; Restaurant', 'nightlife-entertainment'],
    ['Food > Ramen', 'restaurants-dining'],
    ['tourism=hotel', 'accommodation'],
  ])('%s is %s', (written, category) => expect(kindNamed(written)).toMatchObject({ category }))

  test.each([
    ['Pharmacie', 'shopping', 'pharmacy'],
    ['Duka la dawa', 'shopping', 'pharmacy'],
    ['hotel', 'accommodation', 'hotel'],
    ['Boulangerie', 'shopping', 'bakery'],
    ['supermarché', 'shopping', 'supermarket'],
    ['salon de coiffure', 'wellness-spas', 'hairdresser'],
    ['Shopping', 'shopping', undefined],
    ['duka', 'shopping', undefined],
  ])('%s is a kind of it where it says one', (written, category, kind) => {
    expect(kindNamed(written)).toMatchObject({ category, ...(kind && { kind }) })
    expect(kindNamed(written)?.kind).toBe(kind)
  })

  test.each(['do', 'see', 'Doctors', '', '__proto__', 'amenity=bank'])('%j is none', (written) =>
    expect(kindNamed(written)).toBeUndefined(),
  )

  test('a file may have words of its own', () => {
    const chosen = new Map([['do', { category: 'events-festivals' as const }]])
    expect(kindNamed('Do', chosen)).toStrictEqual({ category: 'events-festivals' })
  })
})

describe('a category by tags of OpenStreetMap', () => {
  test.each([
    ['amenity=cafe', { category: 'restaurants-dining', subcategory: 'cafes-bakeries', kind: 'cafe' }],
    ['shop=anything_new', { category: 'shopping' }],
    ['highway=bus_stop;amenity=pub', { category: 'nightlife-entertainment', kind: 'pub' }],
    ['{"tourism": "guest_house"}', { category: 'accommodation', subcategory: 'guesthouses', kind: 'guest-house' }],
    [
      '"amenity"=>"car_rental","operator"=>"x"',
      { category: 'car-hire-transport', subcategory: 'car-rental', kind: 'car-rental' },
    ],
    ['shop=vacant', undefined],
    ['amenity=bank', undefined],
    ['', undefined],
  ])('%s', (written, kind) => expect(kindOfTags(written)).toStrictEqual(kind))

  test('in a column for each key', () => {
    expect(kindOfTag('shop', 'hairdresser; beauty')).toStrictEqual({ category: 'wellness-spas', kind: 'hairdresser' })
    expect(kindOfTag('amenity', '')).toBeUndefined()
  })
})
