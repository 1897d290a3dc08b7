import { locationNamed, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import { directoryOf } from '../../testing/samplePages.ts'
import { storeOf } from './listingStore.ts'
import { nearestListings } from './nearestListings.ts'

const listing = (id: string, city: string, fields: Partial<Listing> = {}): Listing => ({
  ...SAMPLE_LISTINGS[0]!,
  id,
  category: 'shopping',
  packageTier: 'classified',
  location: locationNamed('KE', '', city),
  ...fields,
})

const nairobi = { lat: -1.28, lng: 36.82 }
const here = listing('here', 'Nairobi', { mapCoordinates: nairobi })

it('prefers the city, in it the category and the package, then what is near', async () => {
  const others = [
    listing('unknown', ''),
    listing('mombasa', 'Mombasa', { mapCoordinates: { lat: -4.05, lng: 39.66 } }),
    listing('thika', 'Thika', { mapCoordinates: { lat: -1.04, lng: 37.08 } }),
    listing('otherCategory', 'Nairobi', { category: 'accommodation', packageTier: 'premium' }),
    listing('small', 'Nairobi'),
    listing('large', 'Nairobi', { packageTier: 'premium' }),
    listing('abroad', 'Nairobi', { location: locationNamed('TZ', '', 'Nairobi') }),
    here,
  ]
  const store = storeOf(directoryOf(others))
  const ids = async (count: number) => (await nearestListings(here, store, count)).map(({ id }) => id)
  expect(await ids(9)).toEqual(['large', 'small', 'otherCategory', 'thika', 'mombasa', 'unknown'])
  expect(await ids(2)).toEqual(['large', 'small'])
})
