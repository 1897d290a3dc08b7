import type { Listing } from '../../listing/listing.ts'
import type { ListingChanges } from '../applyChanges.ts'

/** What the changed ones were before. */
const BEFORE = {
  businessName: 'Before',
  mapCoordinates: { lat: 1, lng: 1 },
  website: 'before.example',
  phone: '+254799999999',
}

/** What the listings may have been before, and what has happened since: a third were others, and three more are gone. */
export function beforeChanges(listings: readonly Listing[]) {
  const late = listings.filter((_, at) => at % 3 === 2)
  const gone = listings.slice(0, 3).map((listing) => ({ ...listing, id: `gone-${listing.id}` }))
  const isLate = new Set(late)
  const before = [...gone, ...listings.map((one) => (isLate.has(one) ? { ...one, ...BEFORE } : one))]
  return { before, changes: { put: late, remove: gone.map(({ id }) => id) } satisfies ListingChanges }
}
