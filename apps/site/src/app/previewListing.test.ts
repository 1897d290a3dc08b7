import { listingCard } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { NEW_APPLICATION } from '../application/application.ts'
import * as names from './names.ts'
import { previewListing } from './previewListing.ts'

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
