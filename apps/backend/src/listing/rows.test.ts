import { listingSchema, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, test } from 'vitest'
import { LISTING_COLUMNS, listingFromRow, rowFromListing } from './rows.ts'

const sparse: Listing = {
  id: '1',
  slug: 'carnivore',
  businessName: 'Carnivore',
  category: 'Restaurants & Dining',
  location: { country: 'Kenya', province: '', city: 'Nairobi' },
  address: '',
  phone: '',
}

test('a listing comes back from its row as it was', () => {
  for (const listing of [sparse, ...SAMPLE_LISTINGS])
    expect(listingFromRow(rowFromListing(listing))).toStrictEqual(listing)
})

test('what is null in the row is absent in the listing', () => {
  expect(Object.keys(listingFromRow(rowFromListing(sparse))).toSorted()).toStrictEqual(Object.keys(sparse).toSorted())
  expect(listingSchema.safeParse(listingFromRow(rowFromListing(sparse))).success).toBe(true)
})

test('coordinates need both numbers, and zero is one', () => {
  const row = rowFromListing(sparse)
  expect(listingFromRow({ ...row, lat: 1 })).not.toHaveProperty('mapCoordinates')
  expect(listingFromRow({ ...row, lat: 0, lng: 0 }).mapCoordinates).toStrictEqual({ lat: 0, lng: 0 })
})

test('the columns asked for are those of a row', () => {
  expect(LISTING_COLUMNS.split(',')).toStrictEqual(Object.keys(rowFromListing(sparse)))
})
