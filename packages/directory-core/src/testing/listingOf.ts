import type { Listing } from '../listing/listing.ts'
import { locationNamed } from '../listing/placeNamed.ts'

/** A listing for a test: the least that a listing has, and what the test says. */
export function listingOf(fields: Partial<Listing> = {}): Listing {
  return {
    id: 'karoo-lodge',
    businessName: 'Karoo Lodge',
    slug: 'karoo-lodge',
    category: 'accommodation',
    location: locationNamed('ZA', 'Western Cape', 'Cape Town'),
    address: '',
    phone: '',
    ...fields,
  }
}
