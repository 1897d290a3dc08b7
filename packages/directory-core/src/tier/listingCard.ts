import { categoryIcon, type CategoryIcon } from '../category/categories.ts'
import type { Listing } from '../listing/listing.ts'
import { locationLine } from '../listing/locationLine.ts'
import { websiteHref } from '../listing/websiteHref.ts'
import { TIER_LABELS, tierOf, type PackageTier } from './packageTier.ts'
import { TIER_DISPLAY } from './tierDisplay.ts'

interface CardBase {
  readonly slug: string
  readonly businessName: string
  readonly tierLabel: string
  readonly category: string
  readonly categoryIcon: CategoryIcon
  readonly locationLine: string
  /** As the owner wrote it; '' when not given. */
  readonly phone: string
}

export interface ClassifiedCard extends CardBase {
  readonly tier: 'classified'
}

export interface StoryCard extends CardBase {
  readonly tier: Exclude<PackageTier, 'classified'>
  readonly description?: string
  readonly email?: string
  readonly website?: { readonly text: string; readonly href: string }
}

/** What the card of a listing may show. The card of a classified listing has no description, e-mail or website at all. */
export type ListingCard = ClassifiedCard | StoryCard

/** The card of a listing, holding only what its package shows. */
export function listingCard(listing: Listing): ListingCard {
  const tier = tierOf(listing)
  const base = {
    slug: listing.slug,
    businessName: listing.businessName,
    tierLabel: TIER_LABELS[tier],
    category: listing.category,
    categoryIcon: categoryIcon(listing.category),
    locationLine: locationLine({ ...listing.location, province: '' }),
    phone: listing.phone,
  }
  if (tier === 'classified' || !TIER_DISPLAY[tier].story) return { ...base, tier: 'classified' }
  const href = websiteHref(listing.website)
  return {
    ...base,
    tier,
    ...(listing.description && { description: listing.description }),
    ...(listing.email && { email: listing.email }),
    ...(href && { website: { href, text: href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') } }),
  }
}
