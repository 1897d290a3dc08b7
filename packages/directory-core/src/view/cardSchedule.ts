import type { Scheduled } from '../hours/openStatus.ts'
import { readBusinessHours } from '../hours/readBusinessHours.ts'
import type { Listing } from '../listing/listing.ts'
import { tierOf } from '../tier/packageTier.ts'
import { cardShowsField } from '../tier/tierDisplay.ts'

/**
 * What `openStatus` needs to say on a card whether a business is open, or when it opens; undefined where its package shows no hours on cards, and
 * where no day of its hours can be read.
 */
export function cardSchedule({ packageTier, location, businessHours = [] }: Listing): Scheduled | undefined {
  if (!cardShowsField(tierOf({ packageTier }), 'businessHours')) return undefined
  const { rows } = readBusinessHours(businessHours, location.country)
  return rows.some(({ days, spans }) => days && spans) ? { location, businessHours } : undefined
}
