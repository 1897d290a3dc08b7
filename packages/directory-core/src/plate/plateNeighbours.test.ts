import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { createDirectory } from '../search/createDirectory.ts'
import { listingOf } from '../testing/listingOf.ts'
import { categoryAround, metresFrom, plateNeighbours } from './plateNeighbours.ts'

const HERE = { lat: 36.8, lng: 10.18 }
const placed = (id: string, lat: number, lng: number, fields: Partial<Listing> = {}) =>
  listingOf({ id, slug: id, mapCoordinates: { lat, lng }, ...fields })

const listings = [
  placed('cafe-here', 36.8, 10.18, { kind: 'cafe', category: 'restaurants-dining' }),
  placed('cafe-north', 36.801, 10.18, { kind: 'cafe', category: 'restaurants-dining' }),
  placed('bakery-east', 36.8, 10.182, { kind: 'bakery', category: 'restaurants-dining' }),
  placed('hotel-west', 36.8, 10.178),
  placed('far', 36.9, 10.18, { kind: 'cafe' }),
  listingOf({ id: 'nowhere', slug: 'nowhere', kind: 'cafe' }),
]
const directory = createDirectory(listings)
const around = (subject: Parameters<typeof plateNeighbours>[2], of = directory, metres = 500) =>
  plateNeighbours(
    of,
    HERE,
    subject,
  )(metres)
    .map(({ east, north, isSame }) => [Math.round(east), Math.round(north), isSame])
    .toSorted(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d))

describe('the neighbours of a listing', () => {
  it('are those around it, without itself, as far as they are asked for', () => {
    expect(around({ slug: 'cafe-here' })).toEqual([
      [-178, 0, false],
      [0, 111, true],
      [178, 0, false],
    ])
    expect(around({ slug: 'cafe-here' }, directory, 20_000)).toHaveLength(4)
  })

  it('are of its kind, or where that is not known of its subcategory or category', () => {
    expect(around({ slug: 'hotel-west' }).filter(([, , isSame]) => isSame)).toEqual([])
    const guesthouse = { category: 'accommodation', subcategory: 'guesthouses' }
    const others = createDirectory([
      placed('one', 36.8, 10.18, guesthouse),
      placed('two', 36.8, 10.181, guesthouse),
      placed('three', 36.8, 10.182, { category: 'accommodation', subcategory: 'safari-lodges' }),
    ])
    expect(around({ slug: 'one' }, others).map(([, , isSame]) => isSame)).toEqual([true, false])
  })

  it('are those of a category where a plate is about that', () => {
    expect(around({ category: 'restaurants-dining' }).filter(([, , isSame]) => isSame)).toHaveLength(3)
  })

  it('are the listings as they are after a change', () => {
    const moved = directory.withChanges({
      put: [placed('cafe-north', 36.8, 10.1805, { kind: 'cafe' })],
      remove: ['hotel-west'],
    })
    expect(around({ slug: 'cafe-here' }, moved)).toEqual([
      [45, 0, true],
      [178, 0, false],
    ])
  })
})

it('knows the category that most have', () => {
  expect(categoryAround(directory, HERE, 500)).toBe('restaurants-dining')
  expect(categoryAround(directory, { lat: 0, lng: 0 }, 500)).toBeUndefined()
})

it.each([
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 0.01 }, 1112, 0],
  [{ lat: 60, lng: 0 }, { lat: 60.01, lng: 0.01 }, 556, 1112],
  [{ lat: 0, lng: 179.995 }, { lat: 0, lng: -179.995 }, 1112, 0],
  [{ lat: -34, lng: 18.4 }, { lat: -34.001, lng: 18.4 }, 0, -111],
])('measures the way from %j to %j', (middle, point, east, north) => {
  const found = metresFrom(middle, point)
  expect([Math.round(found.east) + 0, Math.round(found.north) + 0]).toEqual([east, north])
})
