import { NEW_LISTING } from '@dira/data'
import { listingCard, listingDetail, listingSchema } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { NEW_APPLICATION } from './application/application.ts'
import * as names from '@dira/data/names'
import { previewListing } from '@dira/data/site'

const EMPTY = { ...NEW_APPLICATION, slug: '', images: [] }
const cardOf = (form: Parameters<typeof previewListing>[0]) =>
  listingCard(previewListing(form, 'standard'), { names, imageOrigins: [] })

it('has words for what is not chosen yet', () => {
  expect(cardOf(EMPTY)).toMatchObject({ slug: 'new', category: 'Category', locationLine: 'Country' })
})

it('says what is written', () => {
  const written = { ...EMPTY, businessName: 'Outjo Oven', category: 'restaurants-dining', country: 'NA', city: 'Outjo' }
  expect(cardOf(written)).toMatchObject({
    businessName: 'Outjo Oven',
    category: 'Restaurants & Dining',
    locationLine: 'Outjo, Namibia',
    tier: 'standard',
  })
})

const LISTING = {
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
  const listing = previewListing(LISTING, 'premium')
  expect(listingSchema.safeParse(listing).error).toBeUndefined()
  expect(listing).toMatchObject({
    packageTier: 'premium',
    subcategory: 'hotels',
    location: { country: 'NA', city: { slug: 'sesriem', name: 'Sesriem' } },
    mapCoordinates: { lat: -24.49, lng: 15.8 },
    source: { name: 'The list' },
  })
  const shown = (tier: 'classified' | 'premium') => listingDetail(previewListing(LISTING, tier), { names, now: 0 })
  expect(shown('premium')).toHaveProperty('specialOffers')
  expect(shown('classified')).not.toHaveProperty('specialOffers')
})

it('has a page while hardly anything is written', () => {
  const listing = previewListing(NEW_LISTING, 'standard')
  expect(listingDetail(listing, { names, now: 0 })).toMatchObject({ businessName: 'New listing', description: '' })
})
