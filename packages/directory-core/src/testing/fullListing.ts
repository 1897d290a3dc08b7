import type { Listing } from '../listing/listing.ts'
import { listingOf } from './listingOf.ts'

/** A listing for a test that has every field; without a package unless the test gives one. */
export function fullListing(fields: Partial<Listing> = {}): Listing {
  return listingOf({
    subcategory: 'safari-lodges',
    address: '1 Long Street',
    phone: '+27 21 555 0100',
    email: 'hello@karoo.example',
    website: 'https://www.karoo.example/',
    bookUrl: 'https://www.karoo.example/book',
    description: 'A quiet house.',
    mapCoordinates: { lat: -33.9, lng: 18.4 },
    images: [{ id: 'a', url: 'https://karoo.example/a.jpg', alt: 'The house' }],
    businessHours: [{ day: 'Monday', hours: '08:00-17:00' }],
    socialMedia: [{ platform: 'Instagram', url: 'https://instagram.example/karoo' }],
    specialOffers: [{ id: 'o', title: 'Stay three', description: 'Pay two', validUntil: '2026-11-30' }],
    source: { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' },
    ...fields,
  })
}
