import { createDirectory, GEO_SEARCH, PLATE_SIZES, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../src/shared/data/listingStore.ts'
import { createPlates } from './createPlates.ts'
import { createLandAround } from './landAround.ts'

const [base] = SAMPLE_LISTINGS
if (!base) throw new Error('The sample has listings.')

const PLACE = { country: 'MG', city: { slug: 'antsirabe', name: 'Antsirabe' } }

/** Listings of a town on a grid of streets, the first in its middle. */
function townOf(count: number, { location = PLACE, apart = 0.0003, lat = -19.87, lng = 47.03 } = {}): Listing[] {
  return Array.from({ length: count }, (_, at) => ({
    ...base!,
    id: `${location.city.slug}-${at}`,
    slug: `${location.city.slug}-${at}`,
    category: at % 4 === 0 ? 'shopping' : 'restaurants-dining',
    subcategory: undefined,
    location,
    mapCoordinates: { lat: lat + (at % 23) * apart, lng: lng + Math.floor(at / 23) * apart },
  }))
}

const landAround = createLandAround()

function platesOf(listings: readonly Listing[]) {
  const directory = createDirectory(listings, { geo: GEO_SEARCH })
  return createPlates(landAround)({ directory, store: storeOf(directory) })
}

const rowOf = (listings: readonly Listing[], at = 0) => {
  const { mapCoordinates: _, ...row } = listings[at]!
  return row
}

describe('the plate of a listing', () => {
  it('shows its neighbours, those of its kind apart', async () => {
    const listings = townOf(400)
    const plate = await platesOf(listings).ofListing(listings[200]!)
    expect(plate).toMatchObject({ isExact: true, metres: 350 })
    expect(plate?.neighbours).toBeGreaterThan(150)
    expect(plate!.others.length).toBeGreaterThan(plate!.same.length)
    expect(plate).not.toHaveProperty('land')
  })

  it('has fewer marks in a row', async () => {
    const listings = townOf(400)
    const { same, others } = (await platesOf(listings).ofListing(listings[200]!, PLATE_SIZES.row))!
    expect((same.length + others.length) / 2).toBeLessThanOrEqual(110)
  })

  it('is that of its town where its own place is not known, without a needle', async () => {
    const [first, ...others] = townOf(400)
    const lost = rowOf([first!])
    const plate = await platesOf([lost, ...others]).ofListing(lost)
    expect(plate).toMatchObject({ isExact: false })
    expect(plate!.neighbours).toBeGreaterThan(300)
  })

  it('is that of its country where nobody knows where its town is, and none where not even that is known', async () => {
    const listings = townOf(60)
    const elsewhere = {
      ...rowOf(listings),
      id: 'lost',
      slug: 'lost',
      location: { ...PLACE, city: { slug: 'ambo', name: 'Ambo' } },
    }
    expect(await platesOf([...listings, elsewhere]).ofListing(elsewhere)).toMatchObject({ isExact: false })
    expect(await platesOf([elsewhere]).ofListing(elsewhere)).toBeUndefined()
  })

  it.each([
    ['the Namib', -24.7, 15.3],
    ['the Sahara', 24.5, 3.2],
    ['the delta of the Okavango', -19.3, 22.9],
    ['a lake of the Rift', -3.2, 29.3],
    ['an atoll', -7.02, 52.73],
    ['an island far out', -15.95, -5.7],
    ['the Cape Verde', 16.6, -24.3],
  ])('shows the land where there is hardly anything else: %s', async (_, lat, lng) => {
    const [alone] = townOf(1, { lat, lng })
    const plate = await platesOf([alone!]).ofListing(alone!)
    expect(plate).toMatchObject({ isExact: true, neighbours: 0, same: [], others: [] })
    const lines = [...(plate!.land?.coasts ?? []), ...(plate!.land?.waters ?? [])]
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(plate).length).toBeLessThan(6000)
  })
})

describe('the plate of a town', () => {
  it('has the colours of what the town has most of, which is light', async () => {
    const town = await platesOf(townOf(400)).ofTown('madagascar', 'antsirabe')
    expect(town).toMatchObject({ category: 'restaurants', plate: { isExact: false } })
    expect(town!.plate.same.length).toBeGreaterThan(town!.plate.others.length)
  })

  it('is none where it has hardly any listings, or is not known', async () => {
    expect(await platesOf(townOf(5)).ofTown('madagascar', 'antsirabe')).toBeUndefined()
    expect(await platesOf(townOf(5)).ofTown('madagascar', 'nowhere')).toBeUndefined()
  })
})
