import { NEW_LISTING } from '@dira/data'
import { listingDetail, listingSchema } from '@dira/directory-core'
import { expect, it } from 'vitest'
import * as names from '../../app/names.ts'
import { previewedListing } from './previewedListing.ts'

const form = {
  ...NEW_LISTING,
  businessName: 'Zuri Rooms',
  slug: 'zuri-rooms',
  category: 'accommodation',
  subcategory: 'hotels',
  country: 'NA',
  province: 'Hardap',
  city: 'Sesriem',
  position: '-24.49, 15.8',
  website: 'zuri.example',
  specialOffers: [{ id: 'a', title: 'Three nights', description: '', validUntil: '' }],
  sourceName: 'The list',
  sourceUrl: 'https://list.example',
}

it('is a listing as the directory has it, of the package that is asked for', () => {
  const listing = previewedListing(form, 'premium')
  expect(listingSchema.safeParse(listing).error).toBeUndefined()
  expect(listing).toMatchObject({
    packageTier: 'premium',
    subcategory: 'hotels',
    location: { country: 'NA', city: { slug: 'sesriem', name: 'Sesriem' } },
    mapCoordinates: { lat: -24.49, lng: 15.8 },
    source: { name: 'The list' },
  })
  const shown = (tier: 'classified' | 'premium') => listingDetail(previewedListing(form, tier), { names, now: 0 })
  expect(shown('premium')).toHaveProperty('specialOffers')
  expect(shown('classified')).not.toHaveProperty('specialOffers')
})

it('has a page while hardly anything is written', () => {
  const listing = previewedListing(NEW_LISTING, 'standard')
  expect(listingDetail(listing, { names, now: 0 })).toMatchObject({ businessName: 'New listing', description: '' })
})
