import type { BusinessHours } from '../../listing/listing.ts'
import type { AfricanCountryCode } from '../../location/africa.ts'
import type { PackageTier } from '../../tier/packageTier.ts'

/** What a business does: a subcategory where its category has them, else the category. */
export type Trade = keyof typeof TRADES

/** The category of each trade. */
export const TRADES = {
  'hotels-resorts': 'accommodation',
  guesthouses: 'accommodation',
  'safari-lodges': 'accommodation',
  'self-catering': 'accommodation',
  'bed-breakfast': 'accommodation',
  'camping-glamping': 'accommodation',
  'fine-dining': 'restaurants-dining',
  'casual-dining': 'restaurants-dining',
  'traditional-cuisine': 'restaurants-dining',
  'cafes-bakeries': 'restaurants-dining',
  'international-cuisine': 'restaurants-dining',
  'food-markets': 'restaurants-dining',
  shopping: 'shopping',
  'car-rental': 'car-hire-transport',
  'airport-transfers': 'car-hire-transport',
  'tour-buses': 'car-hire-transport',
  'luxury-transport': 'car-hire-transport',
  'safari-vehicles': 'car-hire-transport',
  'chauffeur-services': 'car-hire-transport',
  'events-festivals': 'events-festivals',
  'wellness-spas': 'wellness-spas',
  'nightlife-entertainment': 'nightlife-entertainment',
} as const

/** One business of the catalogue: what a person has to write. The rest is drawn by the generator. */
export interface CatalogueEntry {
  readonly tier: PackageTier
  readonly trade: Trade
  readonly name: string
  readonly description?: string
  readonly address?: string
  readonly at?: { readonly lat: number; readonly lng: number }
  readonly hours?: readonly BusinessHours[]
}

/** A town or a quarter of a city, and who trades there. */
export interface Place {
  readonly city: string
  readonly province: string
  readonly lat: number
  readonly lng: number
  /** How far from that point businesses may lie, in degrees; about 900 m when not given. */
  readonly spread?: number
  /** The landline of the town, a `#` for each digit that is drawn. */
  readonly landline?: string
  /** Addresses, a `#` where a house number is drawn. */
  readonly streets: readonly string[]
  readonly businesses: readonly CatalogueEntry[]
}

/** A country's share of the sample directory. */
export interface CountryCatalogue {
  readonly country: AfricanCountryCode
  /** Mobile numbers, a `#` for each digit that is drawn. */
  readonly mobiles: readonly string[]
  /** What may stand before the @ of any e-mail address there. */
  readonly mailboxes: readonly string[]
  readonly places: readonly Place[]
}

/** What the generator would get wrong: an address off the town's streets, a place outside it, hours that the description speaks of. */
type Details = Pick<CatalogueEntry, 'address' | 'at'>
type PremiumDetails = Details & Pick<CatalogueEntry, 'hours'>

export function premium(trade: Trade, name: string, description: string, details?: PremiumDetails): CatalogueEntry {
  return { tier: 'premium', trade, name, description, ...details }
}

/** Now and then an owner of a standard listing leaves the description empty. */
export function standard(trade: Trade, name: string, description?: string, details?: Details): CatalogueEntry {
  return { tier: 'standard', trade, name, ...(description && { description }), ...details }
}

export function classified(trade: Trade, name: string, details?: Details): CatalogueEntry {
  return { tier: 'classified', trade, name, ...details }
}
