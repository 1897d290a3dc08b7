import type { Listing, SpecialOffer } from '../listing/listing.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import { zonedTime } from '../time/zonedTime.ts'

/** Where no zone is known, the day ends when it has ended everywhere in Africa: no offer is hidden too early. */
const LAST_ZONE_OF_AFRICA = 'Atlantic/Cape_Verde'

/** The special offers that are valid at an instant: up to the end of their last day, by the calendar where the business is. */
export function currentOffers(
  { specialOffers = [], location }: Pick<Listing, 'specialOffers' | 'location'>,
  now: number,
): readonly SpecialOffer[] {
  const today = zonedTime(now, timeZoneOf(location) ?? LAST_ZONE_OF_AFRICA).date
  return specialOffers.filter(({ validUntil }) => validUntil === undefined || today <= validUntil)
}
