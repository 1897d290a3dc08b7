import { expect, it } from 'vitest'
import { generalImages, readSharePath, sharePath, type ShareImage } from './shareImage.ts'

const PLATE = { metres: 200, neighbours: 150, same: [1, 2], others: [30, 4], isExact: true }

const lodge = {
  kind: 'listing',
  slug: 'nara-dunes-lodge',
  category: 'accommodation',
  businessName: '!Nara Dunes Lodge',
  place: 'Sesriem, Namibia',
  tierLabel: 'Premium',
} as const satisfies ShareImage

it('has one picture for each category and colourway, and one for the site', () => {
  expect(new Set(generalImages.map(sharePath)).size).toBe(7 * 3 + 1)
})

it.each(generalImages)('finds by its path what it shows: %o', (image) => {
  expect(readSharePath(sharePath(image))).toEqual(image)
})

it.each([lodge.slug, 'ǀae-ǁgams-street-week', 'مطعم-النيل'])(
  'finds by its path which listing a picture shows: %s',
  (slug) => {
    expect(readSharePath(sharePath({ ...lodge, slug }))).toEqual({ slug })
  },
)

it.each([
  { businessName: 'Nara Dunes' },
  { place: 'Solitaire, Namibia' },
  { category: 'wellness' } as const,
  { plate: PLATE },
])('gives the picture of a listing another name when it says something else: %o', (change) => {
  expect(sharePath({ ...lodge, ...change })).not.toBe(sharePath(lodge))
})

it('gives a plate another name when a neighbour has come', () => {
  const others = [...PLATE.others, 5, 6]
  expect(sharePath({ ...lodge, plate: { ...PLATE, others } })).not.toBe(sharePath({ ...lodge, plate: PLATE }))
})

it.each([
  '/share/',
  '/share/dira.png',
  '/share/0-0/dira.png',
  sharePath(lodge).replace('nara', '..%2F'),
  sharePath(lodge).replace('nara', '%E0%A4'),
])('knows no picture at %s', (path) => {
  expect(readSharePath(path)).toBeUndefined()
})
