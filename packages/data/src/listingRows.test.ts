import { locationNamed, listingSchema, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, test } from 'vitest'
import { LISTING_SELECT, listingFromRow, rowFromListing } from './listingRows.ts'

const sparse: Listing = {
  id: '1',
  slug: 'carnivore',
  businessName: 'Carnivore',
  category: 'restaurants-dining',
  location: locationNamed('KE', '', 'Nairobi'),
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
  expect(LISTING_SELECT.split(',')).toStrictEqual([
    ...Object.keys(rowFromListing(sparse)),
    'is_unclaimed',
    'is_checked',
  ])
})
