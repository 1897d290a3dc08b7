import { describe, expect, it } from 'vitest'
import { isUsableName } from '../listing/isUsableName.ts'
import type { Listing } from '../listing/listing.ts'
import { locationNamed } from '../listing/placeNamed.ts'
import * as en from '../names/en/index.ts'
import { createDirectory } from '../search/createDirectory.ts'
import { EMPTY_SEARCH, type SearchState } from '../search/searchState.ts'
import type { Scope } from '../scope/scope.ts'
import { listingOf } from '../testing/listingOf.ts'
import { substanceOf } from '../listing/substance.ts'

const named = (businessName: string, fields: Partial<Listing> = {}) =>
  listingOf({ id: businessName, slug: businessName, businessName, phone: '', ...fields })

function ordered(listings: readonly Listing[], asked: Partial<SearchState> = {}, scope: Scope = {}, locale = 'en') {
  const directory = createDirectory(listings, { names: { ...en, locale } })
  return directory.search({ ...EMPTY_SEARCH, ...asked }, scope).listings.map(({ businessName }) => businessName)
}

const sorted = (names: readonly string[], sort: 'az' | 'za', locale?: string) =>
  ordered(
    names.map((name) => named(name)),
    { sort },
    {},
    locale,
  )

describe('a usable name', () => {
  it.each(['Al', 'É é', 'ሆቴ', 'دار', '24 Hours', "O'K", '𐐀𐐨'])('is %s', (name) => expect(isUsableName(name)).toBe(true))
  it.each(['.', '', '-', 'A', ' Ж ', '1824', '7-11', 'É', '😀😀', 'a\u0301'])('is not %s', (name) =>
    expect(isUsableName(name)).toBe(false),
  )
})

describe('from A to Z', () => {
  it.each([
    [
      'letters of the script first, then others, digits, and what says nothing',
      ['24 Hours', 'دار', 'Zebra', '1824', '.', 'Ärzte', 'B'],
      ['Ärzte', 'Zebra', 'دار', '24 Hours', 'B', '1824', '.'],
    ],
    [
      'signs before the first letter do not count',
      ['"Zoo"', '(The) Inn', '— Baobab', 'Café', '#Adansonia'],
      ['#Adansonia', '— Baobab', 'Café', '(The) Inn', '"Zoo"'],
    ],
    ['numbers count as numbers', ['10 Downing', '9 Muses', '« 2 Rives »'], ['« 2 Rives »', '9 Muses', '10 Downing']],
    [
      'other scripts in the order of the alphabet',
      ['ሆቴል', 'Ресторан', 'مطعم', 'Aloe'],
      ['Aloe', 'Ресторан', 'مطعم', 'ሆቴል'],
    ],
  ])('%s', (_, names, expected) => expect(sorted(names, 'az')).toEqual(expected))

  it('begins with the letters that the reader reads', () => {
    expect(sorted(['Aloe', 'مطعم', 'Zoo'], 'az', 'ar')).toEqual(['مطعم', 'Aloe', 'Zoo'])
    expect(sorted(['Aloe', 'ሆቴል', 'Zoo'], 'az', 'am')).toEqual(['ሆቴል', 'Aloe', 'Zoo'])
  })

  it('from Z to A turns round the names of a group, not the groups', () =>
    expect(sorted(['Aloe', 'Zoo', 'دار', '.', '24 Hours', 'B'], 'za')).toEqual([
      'Zoo',
      'Aloe',
      'دار',
      '24 Hours',
      'B',
      '.',
    ]))
})

describe('the featured order', () => {
  const image = { id: 'a', url: '/a.jpg', alt: '' }
  const rich: Partial<Listing> = {
    images: [image],
    businessHours: [{ day: 'Daily', hours: '24 hours' }],
    phone: '1',
    description: 'Rooms.',
    isChecked: true,
  }

  it.each([
    ['premium', rich, 5],
    ['standard', rich, 4],
    ['classified', rich, 2],
    ['classified', { ...rich, phone: '', email: 'a@b.example', website: 'b.example' }, 1],
    ['standard', { phone: '', website: 'b.example' }, 1],
    ['premium', {}, 0],
  ] as const)('counts of a %s listing what its page shows', (packageTier, fields, points) =>
    expect(substanceOf(named('Inn', { ...fields, packageTier, id: 'sample-inn' }))).toBe(points),
  )

  it('has the sample after every real business of its package, and before what says nothing', () =>
    expect(
      ordered([
        named('Aloe', { ...rich, packageTier: 'premium', id: 'sample-aloe' }),
        named('Bare', { packageTier: 'premium' }),
        named('Rich', { ...rich, packageTier: 'standard' }),
        named('.', { ...rich, packageTier: 'premium', id: 'sample-nameless' }),
      ]),
    ).toEqual(['Bare', 'Aloe', '.', 'Rich']))

  it('is by package, then by substance, then by name, and puts what says nothing last in its package', () =>
    expect(
      ordered([
        named('.', { ...rich, packageTier: 'premium' }),
        named('Bare', { packageTier: 'premium' }),
        named('Zoo', { ...rich, packageTier: 'premium' }),
        named('Baobab', { ...rich, packageTier: 'premium' }),
        named('Rich', { ...rich, packageTier: 'standard' }),
        named('Checked', { isChecked: true }),
        named('Advert'),
        named('A', { isChecked: true }),
      ]),
    ).toEqual(['Baobab', 'Zoo', 'Bare', '.', 'Rich', 'Checked', 'Advert', 'A']))

  const at = (lat: number, lng = 36.8) => ({
    location: locationNamed('KE', '', 'Nairobi'),
    mapCoordinates: { lat, lng },
  })
  const town = [
    named('Far', at(-1.6)),
    named('Middle', at(-1.3)),
    named('Near', at(-1.31)),
    named('Alike', at(-1.31)),
    named('Nowhere', { location: locationNamed('KE', '', 'Nairobi') }),
    named('Full', { ...at(-1.9), isChecked: true }),
  ]

  it('goes on by the distance to the middle where a list is of a town', () => {
    const expected = ['Full', 'Alike', 'Near', 'Middle', 'Far', 'Nowhere']
    expect(ordered(town, {}, { city: 'nairobi' })).toEqual(expected)
    expect(ordered(town, {}, { country: 'kenya', region: 'nairobi' })).toEqual(expected)
  })

  it('and by name where it is of a country, or of everything', () => {
    const expected = ['Full', 'Alike', 'Far', 'Middle', 'Near', 'Nowhere']
    expect(ordered(town, {}, { country: 'kenya' })).toEqual(expected)
    expect(ordered(town)).toEqual(expected)
  })
})
