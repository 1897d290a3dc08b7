import type { Standing } from './packageTier.ts'

/** The fields that depend on the package. Name, badge, place, address, map, phone and category are shown for every listing. */
export const TIER_FIELDS = [
  'description',
  'email',
  'website',
  'links',
  'gallery',
  'socialMedia',
  'businessHours',
  'specialOffers',
] as const
/** A field that depends on the package. */
export type TierField = (typeof TIER_FIELDS)[number]

/** What belongs to a package. */
export interface TierDisplay {
  /** The fields that the listing's pages show. The filters `open` and `has` see these and no others; WhatsApp goes with the phone number. */
  readonly shows: readonly TierField[]
  /** Those of them that its card shows too: of the gallery one photograph, of the hours whether it is open. */
  readonly cardShows: readonly TierField[]
  /** The most images that the gallery shows. */
  readonly galleryLimit: number
  /** Whether category pages, category tiles and the home page count and show the listing. */
  readonly inCategories: boolean
  /** Whether a shared link of the listing has a picture of its own; the others have that of their category. */
  readonly hasOwnShareImage: boolean
  /** The place in the featured order; the smallest comes first. */
  readonly rank: number
}

/** The one place that says what each package shows, and where; and so of what is not yet claimed. */
export const TIER_DISPLAY = {
  unclaimed: {
    shows: [],
    cardShows: [],
    galleryLimit: 0,
    inCategories: false,
    hasOwnShareImage: false,
    rank: 3,
  },
  classified: {
    shows: [],
    cardShows: [],
    galleryLimit: 0,
    inCategories: false,
    hasOwnShareImage: false,
    rank: 2,
  },
  standard: {
    shows: ['description', 'email', 'website', 'links', 'gallery'],
    cardShows: ['description', 'email', 'website', 'gallery'],
    galleryLimit: 6,
    inCategories: true,
    hasOwnShareImage: false,
    rank: 1,
  },
  premium: {
    shows: ['description', 'email', 'website', 'links', 'gallery', 'socialMedia', 'businessHours', 'specialOffers'],
    cardShows: ['description', 'email', 'website', 'gallery', 'businessHours'],
    galleryLimit: 10,
    inCategories: true,
    hasOwnShareImage: true,
    rank: 0,
  },
} as const satisfies Record<Standing, TierDisplay>

/** The fields that a package shows. */
export type ShownBy<Tier extends Standing> = (typeof TIER_DISPLAY)[Tier]['shows'][number]

/** Whether a package shows a field at all, given or not. */
export function showsField(tier: Standing, field: TierField): boolean {
  const { shows }: TierDisplay = TIER_DISPLAY[tier]
  return shows.includes(field)
}

/** Whether the card of a package shows a field, given or not. */
export function cardShowsField(tier: Standing, field: TierField): boolean {
  const { cardShows }: TierDisplay = TIER_DISPLAY[tier]
  return cardShows.includes(field)
}
