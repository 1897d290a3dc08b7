import type { Listing, SpecialOffer } from '../listing/listing.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import { addDays, toUtc } from '../time/calendarDate.ts'
import { zonedTime } from '../time/zonedTime.ts'

/** Where no zone is known, the day ends when it has ended everywhere in Africa: no offer is hidden too early. */
const LAST_ZONE_OF_AFRICA = 'Atlantic/Cape_Verde'

/** The special offers that are valid at an instant: up to the end of their last day, by the calendar where the business is. */
export function currentOffers(
  { specialOffers = [], location }: Pick<Listing, 'specialOffers' | 'location'>,
  now: number,
): readonly SpecialOffer[] {
  const today = zonedTime(now, offerZoneOf(location)).date
  return specialOffers.filter(({ validUntil }) => validUntil === undefined || today <= validUntil)
}

/** The next instant at which one of the valid special offers ends, in milliseconds; undefined where none does. */
export function nextOfferEnd(listing: Pick<Listing, 'specialOffers' | 'location'>, now: number): number | undefined {
  const [last] = currentOffers(listing, now)
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
  return last === undefined ? undefined : startOf(addDays(last, 1), offerZoneOf(listing.location))
}

/** The time zone by whose calendar the offers of a place end. */
export function offerZoneOf(location: Listing['location']): string {
  return timeZoneOf(location) ?? LAST_ZONE_OF_AFRICA
}

/** The instant at which a day begins in a time zone. Where clocks go forward at midnight, that is one o'clock. */
function startOf(date: string, timeZone: string): number {
  const utc = toUtc(date)
  const start = utc - offsetAt(utc, timeZone)
  return zonedTime(start, timeZone).date < date ? utc - offsetAt(start, timeZone) : start
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = zonedTime(instant, timeZone)
  return toUtc(clock.date) + clock.minute * 60_000 - instant
}
