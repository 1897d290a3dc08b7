import type { ListingForm } from '@dira/data'
import { parsePosition, placeNamed, type Listing, type PackageTier } from '@dira/directory-core'

/** What is shown of a listing that is being written. */
export type PreviewedForm = Pick<
  ListingForm,
  | 'businessName'
  | 'slug'
  | 'category'
  | 'subcategory'
  | 'country'
  | 'province'
  | 'city'
  | 'address'
  | 'phone'
  | 'email'
  | 'website'
  | 'description'
  | 'position'
  | 'images'
  | 'businessHours'
>

/** What the card says until it is chosen: a slug and a code that nobody knows are shown as their words. */
const NOT_CHOSEN = { category: 'category', country: 'Country' } as const

/** What is written as a listing, with the package that shows. */
export function previewListing(form: PreviewedForm, packageTier: PackageTier): Listing {
  const { businessName, slug, category, subcategory, country, address, phone, email, website, description } = form
  const province = placeNamed(form.province)
  const city = placeNamed(form.city)
  const position = parsePosition(form.position)
  return {
    id: slug || 'new',
    businessName: businessName || 'New listing',
    slug: slug || 'new',
    category: category || NOT_CHOSEN.category,
    ...(subcategory && { subcategory }),
    location: { country: country || NOT_CHOSEN.country, ...(province && { province }), ...(city && { city }) },
    address,
    phone,
    ...(email && { email }),
    ...(website && { website }),
    ...(description && { description }),
    packageTier,
    ...(position && { mapCoordinates: position }),
    images: form.images,
    businessHours: form.businessHours,
  }
}
