import type { Listing, SocialLink } from '../listing/listing.ts'
import { locationNamed } from '../listing/placeNamed.ts'
import { slugify } from '../text/slugify.ts'
import { TRADES, type CatalogueEntry, type CountryCatalogue, type Place } from './catalogue/catalogue.ts'
import { drawsFrom, type Draws } from './draws.ts'
import { USUAL_HOURS } from './usualHours.ts'

export interface Business {
  readonly entry: CatalogueEntry
  readonly place: Place
  readonly country: CountryCatalogue
}

const DEFAULT_SPREAD = 0.008
const PLATFORMS = ['Instagram', 'Facebook', 'YouTube', 'TikTok', 'X'] as const

/** What stands before the @ of an e-mail address, beside the country's greetings. */
const MAILBOXES = {
  accommodation: ['stay', 'rooms', 'bookings', 'reservations'],
  'restaurants-dining': ['table', 'kitchen', 'eat'],
  shopping: ['shop', 'orders'],
  'car-hire-transport': ['bookings', 'drive', 'desk'],
  'events-festivals': ['tickets', 'office', 'programme'],
  'wellness-spas': ['appointments', 'bookings'],
  'nightlife-entertainment': ['door', 'bookings'],
} as const

/** How often an owner fills a field in that the package would show. What is missing is missing as in life. */
const FILLED_IN = {
  classified: { address: 0.85, email: 0, website: 0, mapCoordinates: 0.6, landline: 0.3 },
  standard: { address: 0.97, email: 0.92, website: 0.8, mapCoordinates: 0.9, landline: 0.5 },
  premium: { address: 1, email: 1, website: 1, mapCoordinates: 1, landline: 0.6 },
} as const

/** A full listing from what the catalogue says about a business. The draws depend on its name alone, so no other entry moves them. */
export function completeListing({ entry, place, country }: Business, isTaken: (phone: string) => boolean): Listing {
  const slug = slugify(entry.name)
  const draws = drawsFrom(slug)
  // A host name holds Latin letters only, where a slug may have the clicks of Khoekhoegowab.
  const host = `${slug.replace(/[^a-z0-9-]/g, '')}.example`
  const category = TRADES[entry.trade]
  const filledIn = FILLED_IN[entry.tier]
  const spread = place.spread ?? DEFAULT_SPREAD

  const address = draws.chance(filledIn.address)
    ? (entry.address ?? streetAddress(entry.name, place.streets, draws))
    : ''
  const phone = freePhone({ entry, place, country }, draws, isTaken)
  const email = draws.chance(filledIn.email) && `${draws.pick([...country.mailboxes, ...MAILBOXES[category]])}@${host}`
  const website = draws.chance(filledIn.website) && `${draws.pick(['', '', 'https://', 'www.'])}${host}`
  const hasCoordinates = draws.chance(filledIn.mapCoordinates)
  const mapCoordinates = entry.at ?? { lat: draws.around(place.lat, spread), lng: draws.around(place.lng, spread) }

  return {
    id: `sample-${slug}`,
    businessName: entry.name,
    slug,
    category,
    ...(entry.trade !== category && { subcategory: entry.trade }),
    location: locationNamed(country.country, place.province, place.city),
    address,
    phone,
    ...(email && { email }),
    ...(website && { website }),
    ...(entry.description && { description: entry.description }),
    packageTier: entry.tier,
    ...(hasCoordinates && { mapCoordinates }),
    ...(entry.tier === 'premium' && {
      businessHours: [...(entry.hours ?? draws.pick(USUAL_HOURS[entry.trade]))],
      socialMedia: socialLinks(slug, draws),
    }),
  }
}

/** A business named after its street stands in it. */
function streetAddress(name: string, streets: readonly string[], draws: Draws): string {
  const namesakes = streets.filter((street) => wordsOf(street).some((word) => wordsOf(name).includes(word)))
  const street = draws.pick(namesakes.length > 0 ? namesakes : streets)
  const highest = street.includes('km #') ? 30 : 160
  return street.replace('#', String(1 + Math.floor(draws.next() * highest)))
}

function wordsOf(text: string): string[] {
  const everywhere = ['Street', 'Road', 'Avenue', 'Drive', 'Plot', 'Old', 'Town']
  return text.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !everywhere.includes(word))
}

function freePhone({ entry, place, country }: Business, draws: Draws, isTaken: (phone: string) => boolean): string {
  const { landline } = place
  const hasLandline = draws.chance(FILLED_IN[entry.tier].landline)
  const pattern = hasLandline && landline ? landline : draws.pick(country.mobiles)
  let phone = draws.digits(pattern)
  while (isTaken(phone)) phone = draws.digits(pattern)
  return phone
}

/** One to four platforms, the first two most often. */
function socialLinks(slug: string, draws: Draws): SocialLink[] {
  const handle = slug.replace(/[^a-z0-9]/g, '')
  const chosen = PLATFORMS.filter((_, index) => draws.chance(index < 2 ? 0.8 : 0.25))
  return (chosen.length > 0 ? chosen : PLATFORMS.slice(0, 1)).map((platform) => ({
    platform,
    url: `https://${platform.toLowerCase()}.example/${handle}`,
  }))
}
