import type { Listing } from '../listing/listing.ts'
import { isSample } from './listingOrigins.ts'
import { tierOf } from '../tier/packageTier.ts'
import { showsField } from '../tier/tierDisplay.ts'

/** What a listing has for being none of the sample: more than all other points. */
const REAL = 6
/** The most points that a listing has. */
export const MOST_SUBSTANCE = REAL + 5

/**
 * How much a page tells a reader: a point each for a photograph, opening hours, a way to reach the business, a description, and facts that were checked
 * within a year. What the package does not show has no point. Any real business counts more than one of the sample. A name that says nothing counts more
 * than all of them: see `featuredGroup`.
 */
export function substanceOf(listing: Listing): number {
  const { images = [], businessHours = [], phone, email, website, description, isChecked } = listing
  const tier = tierOf(listing)
  const points = [
    images.length > 0 && showsField(tier, 'gallery'),
    businessHours.length > 0 && showsField(tier, 'businessHours'),
    phone || (email && showsField(tier, 'email')) || (website && showsField(tier, 'website')),
    description && showsField(tier, 'description'),
    isChecked,
  ]
  return points.filter(Boolean).length + (isSample(listing) ? 0 : REAL)
}
