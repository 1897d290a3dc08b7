import type { Listing } from '../listing/listing.ts'

/** A listing for a test: the least that a listing has, and what the test says. */
export function listingOf(fields: Partial<Listing> = {}): Listing {
  return {
    id: 'karoo-lodge',
    businessName: 'Karoo Lodge',
    slug: 'karoo-lodge',
    category: 'Accommodation',
    location: { country: 'South Africa', province: 'Western Cape', city: 'Cape Town' },
    address: '',
    phone: '',
    ...fields,
  }
}
