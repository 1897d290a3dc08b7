import { isOpenAt, readSchedule, type Schedule } from '../hours/isOpenAt.ts'
import type { Listing } from '../listing/listing.ts'
import { websiteHref } from '../listing/websiteHref.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import { offerZoneOf } from '../view/currentOffers.ts'
import { galleryImages, type ImageOptions } from '../view/galleryImages.ts'
import { tierOf } from '../tier/packageTier.ts'
import { showsField, type TierField } from '../tier/tierDisplay.ts'
import { zonedTime } from '../time/zonedTime.ts'
import type { ListingFact, ListingFacts } from '../rows/listingFact.ts'

/** What the facts of a listing depend on besides itself. */
export interface ListingFactsOptions extends Pick<ImageOptions, 'imageOrigins'> {
  /** Whether a phone number of the listing is known to have WhatsApp. Numbering plans are read by the application. @default never */
  readonly hasWhatsApp?: (listing: Listing) => boolean
}

/**
 * What the filters `open` and `has` find a listing by, which is what its package shows: hours and offers of premium listings, websites and
 * photographs of standard ones too, WhatsApp of all, as their numbers are shown. Give them to `createDirectory`, and the same to every other store.
 * Hours that cannot be read are not open; an offer counts up to the end of its last day.
 */
export function listingFacts({ hasWhatsApp = () => false, imageOrigins }: ListingFactsOptions = {}): ListingFacts {
  const images = { placeholderBase: false, ...(imageOrigins && { imageOrigins }) } as const
  return {
    open: openFact(),
    whatsapp: fact(hasWhatsApp),
    website: fact((listing) => shows(listing, 'website') && websiteHref(listing.website) !== undefined),
    photographs: fact((listing) => shows(listing, 'gallery') && galleryImages(listing, images).length > 0),
    offers: OFFERS,
  }
}

function shows(listing: Listing, field: TierField): boolean {
  return showsField(tierOf(listing), field)
}

/** A fact that does not depend on the time. */
function fact(has: (listing: Listing) => boolean): ListingFact {
  return { keyOf: (listing) => (has(listing) ? '' : undefined) }
}

/** Each text of hours is read once. */
function openFact(): ListingFact {
  const schedules = new Map<string, Schedule>()
  return {
    keyOf: (listing) => {
      const { businessHours = [], location } = listing
      if (businessHours.length === 0 || !shows(listing, 'businessHours')) return undefined
      const timeZone = timeZoneOf(location)
      return (
        timeZone &&
        JSON.stringify([timeZone, businessHours.map(({ day, hours }) => ({ day, hours })), location.country])
      )
    },
    holds: (key, now) => {
      let schedule = schedules.get(key)
      // The key was made above.
      if (schedule === undefined) schedules.set(key, (schedule = readSchedule(...(JSON.parse(key) as ScheduleKey))))
      return isOpenAt(schedule, now)
    },
  }
}

type ScheduleKey = Parameters<typeof readSchedule>

const ENDLESS = '9999-12-31'

const OFFERS: ListingFact = {
  keyOf: (listing) => {
    const { specialOffers = [], location } = listing
    if (specialOffers.length === 0 || !shows(listing, 'specialOffers')) return undefined
    const ends = specialOffers.map(({ validUntil }) => validUntil ?? ENDLESS)
    return `${ends.toSorted().at(-1)} ${offerZoneOf(location)}`
  },
  holds: (key, now) => {
    const [lastDay = '', zone = ''] = key.split(' ')
    return zonedTime(now, zone).date <= lastDay
  },
}
