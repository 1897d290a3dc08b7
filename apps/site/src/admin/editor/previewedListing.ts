import { locationNamed, parsePosition, type Listing, type PackageTier } from '@dira/directory-core'
import type { ListingForm } from '@dira/data'

/** What is written as a listing of a package. What is not written yet is left out. */
export function previewedListing(form: ListingForm, packageTier: PackageTier): Listing {
  const { businessName, slug, category, subcategory, country, address, phone, email, website, description } = form
  const position = parsePosition(form.position)
  return {
    id: slug || 'new',
    businessName: businessName || 'New listing',
    slug: slug || 'new',
    category,
    location: locationNamed(country, form.province, form.city),
    address,
    phone,
    packageTier,
    images: form.images,
    businessHours: form.businessHours,
    socialMedia: form.socialMedia,
    specialOffers: form.specialOffers.map(({ validUntil, ...offer }) => ({
      ...offer,
      ...(validUntil !== '' && { validUntil }),
    })),
    ...(subcategory && { subcategory }),
    ...(email && { email }),
    ...(website && { website }),
    ...(description && { description }),
    ...(position && { mapCoordinates: position }),
    ...(form.sourceName && form.sourceUrl && { source: { name: form.sourceName, url: form.sourceUrl } }),
  }
}
