import {
  addDays,
  categoryIcon,
  effectiveTier,
  GRACE_DAYS,
  showsField,
  standingOf,
  TIER_DISPLAY,
} from '@dira/directory-core'
import type { ListedListing } from '@dira/data'
import type { TableListing } from './ListingTable/listedListing.ts'
import { categoryLabel, countryLabel } from '../../shared/listings/names.ts'
import { editorHref } from '../../shared/editor/editorAddress.ts'
import { tiers } from '@dira/data/site'

/** A listing as a row of the table shows it at an instant, in milliseconds since 1970. `list` is the query of the table, for the way back. */
export function shownListing(listing: ListedListing, now: number, list = ''): TableListing {
  const { id, slug, name, category, country, city, province, image, status, changed, phone, enquiries } = listing
  const { paidUntil, source } = listing
  const tier = effectiveTier(listing, now)
  const standing = standingOf({ packageTier: tier, isUnclaimed: listing.isUnclaimed })
  const hasGallery = showsField(tier, 'gallery')
  return {
    id,
    name,
    href: editorHref(id, list),
    category: categoryLabel(category),
    card: {
      slug,
      tier,
      categoryIcon: categoryIcon(category),
      // Only from this site: a draft may name any address.
      ...(hasGallery && image?.startsWith('/') && { photo: { url: image, alt: '' } }),
    },
    tier: standing,
    tierLabel: tiers[standing],
    place: [city ?? province, countryLabel(country)].filter(Boolean).join(', '),
    status,
    images: hasGallery ? { count: listing.images, max: TIER_DISPLAY[tier].galleryLimit } : undefined,
    paidUntil: paidUntil === undefined ? undefined : { day: paidUntil, graceUntil: addDays(paidUntil, GRACE_DAYS) },
    changed,
    phone,
    enquiries,
    source: source ?? undefined,
  }
}
