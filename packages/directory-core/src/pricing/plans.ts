import { TIER_LABELS, type PackageTier } from '../tier/packageTier.ts'

/** A yearly package as the pricing page offers it. */
export interface PricingPlan {
  readonly tier: PackageTier
  readonly name: string
  /** For one period, in cents of the South African rand; `formatRand` prints it. */
  readonly priceCents: number
  /** Stands behind the price. */
  readonly period: string
  readonly description: string
  readonly features: readonly string[]
  readonly buttonText: string
  /** Marked 'Most Popular'. */
  readonly isPopular: boolean
}

/** What each package adds to the one before it. A line replaces the line of the same name in a smaller package. */
export const PLAN_ADDITIONS = {
  classified: {
    name: 'Business name',
    contact: 'Basic contact details',
    place: 'Category and location',
    pages: 'Listed only on the Classifieds page, and found by search and by location',
  },
  standard: {
    description: 'Description',
    website: 'Website link',
    email: 'Email address',
    gallery: 'Photo gallery of up to 6 images',
    pages: 'Features in category pages',
  },
  premium: {
    placement: 'Priority placement in categories',
    homepage: 'Rotating feature on the homepage',
    socialMedia: 'Social media links',
    gallery: 'Gallery of up to 10 images',
    businessHours: 'Business hours',
    specialOffers: 'Special offers section',
  },
} as const satisfies Record<PackageTier, Readonly<Record<string, string>>>

/** The three plans of section 9 of the specification, in its words, from the smallest to the largest. */
export const PLANS: readonly PricingPlan[] = [
  {
    tier: 'classified',
    name: TIER_LABELS.classified,
    priceCents: 595_00,
    period: '/year',
    description: 'A line in the guide.',
    features: Object.values(PLAN_ADDITIONS.classified),
    buttonText: 'Choose Classified',
    isPopular: false,
  },
  {
    tier: 'standard',
    name: TIER_LABELS.standard,
    priceCents: 995_00,
    period: '/year',
    description: 'A full entry, with pictures.',
    features: ['Everything in Classified', ...Object.values(PLAN_ADDITIONS.standard)],
    buttonText: 'Choose Standard',
    isPopular: true,
  },
  {
    tier: 'premium',
    name: TIER_LABELS.premium,
    priceCents: 1995_00,
    period: '/year',
    description: 'The whole story, up front.',
    features: ['Everything in Standard', ...Object.values(PLAN_ADDITIONS.premium)],
    buttonText: 'Choose Premium',
    isPopular: false,
  },
]
