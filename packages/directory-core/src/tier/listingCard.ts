import { categoryIcon, type CategoryIcon } from '../category/categories.ts'
import { websiteLink, type WebsiteLink } from '../contact/websiteLink.ts'
import type { Listing } from '../listing/listing.ts'
import { locationLine } from '../listing/locationLine.ts'
import { TIER_LABELS, tierOf, type PackageTier } from './packageTier.ts'
import { showsField } from './tierDisplay.ts'

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

/** The card of a classified listing: name, badge, place and phone. */
export interface ClassifiedCard extends CardBase {
  readonly tier: 'classified'
}

/** The card of a larger package; what the owner did not give is absent. */
export interface StoryCard extends CardBase {
  readonly tier: Exclude<PackageTier, 'classified'>
  readonly description?: string
  readonly email?: string
  readonly website?: WebsiteLink
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
  if (tier === 'classified') return { ...base, tier }
  const { description, email } = listing
  const website = websiteLink(listing.website)
  return {
    ...base,
    tier,
    ...(description && showsField(tier, 'description') && { description }),
    ...(email && showsField(tier, 'email') && { email }),
    ...(website && showsField(tier, 'website') && { website }),
  }
}
