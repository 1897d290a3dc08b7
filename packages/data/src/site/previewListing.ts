import type { ListingForm } from '../listingForm.ts'
import {
  fieldsThat,
  locationNamed,
  parsePosition,
  type FieldsThat,
  type Listing,
  tierOfStanding,
  type Standing,
} from '@dira/directory-core'

/** A listing that is being written, as far as it is shown. An application leaves the last four out, most facts of the place and the links. */
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
  | 'description'
  | 'position'
  | 'images'
  | 'businessHours'
> &
  Partial<
    Pick<
      ListingForm,
      FieldsThat<'isPlaceFact'> | FieldsThat<'isContact'> | 'socialMedia' | 'specialOffers' | 'sourceName' | 'sourceUrl'
    >
  >

/** What the card says until it is chosen: a slug and a code that nobody knows are shown as their words. */
const NOT_CHOSEN = { category: 'category', country: 'Country' } as const

/** A form as a listing, with the package that shows. Blank fields are left out. `id` is that of a listing that is there already. */
export function previewListing(form: PreviewedForm, standing: Standing, id = 'new'): Listing {
  const { businessName, slug, category, subcategory, country, address, phone, description } = form
  const { socialMedia, specialOffers, sourceName, sourceUrl } = form
  const position = parsePosition(form.position)
  return {
    id,
    businessName: businessName || 'New listing',
    slug: slug || 'new',
    category: category || NOT_CHOSEN.category,
    location: locationNamed(country || NOT_CHOSEN.country, form.province, form.city),
    address,
    phone: phone ?? '',
    packageTier: tierOfStanding(standing),
    ...(standing === 'unclaimed' && { isUnclaimed: true }),
    images: form.images,
    businessHours: form.businessHours,
    ...(subcategory && { subcategory }),
    ...givenOf(form),
    ...(description && { description }),
    ...(position && { mapCoordinates: position }),
    ...(socialMedia && { socialMedia }),
    ...(specialOffers && {
      specialOffers: specialOffers.map(({ validUntil, ...offer }) => ({ ...offer, ...(validUntil && { validUntil }) })),
    }),
    ...(sourceName && sourceUrl && { source: { name: sourceName, url: sourceUrl } }),
  }
}

/** The facts of the place and the ways to reach it that are given. */
function givenOf(form: PreviewedForm): Partial<Pick<Listing, FieldsThat<'isPlaceFact'> | FieldsThat<'isContact'>>> {
  const all = [...fieldsThat('isPlaceFact'), ...fieldsThat('isContact')]
  const given = all.filter((field) => (form[field] ?? '').length > 0)
  return Object.fromEntries(given.map((field) => [field, form[field]]))
}
