import type { Scheduled } from '../hours/openStatus.ts'
import type { Listing } from '../listing/listing.ts'
import { tierOf } from './packageTier.ts'
import { cardShowsField } from './tierDisplay.ts'

/** What `openStatus` needs to say on a card whether a business is open, or when it opens; undefined where its package shows no hours on cards. */
export function cardSchedule({ packageTier, location, businessHours }: Listing): Scheduled | undefined {
  return cardShowsField(tierOf({ packageTier }), 'businessHours') ? { location, businessHours } : undefined
}
