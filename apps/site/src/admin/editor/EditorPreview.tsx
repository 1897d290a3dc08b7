import { listingCard, parsePosition, placeNamed, type Listing } from '@dira/directory-core'
import type { ListingForm } from '@dira/data'
import { ListingCard } from '@dira/ui'
import { useDeferredValue, useMemo } from 'react'
import * as names from '../../app/names.ts'
import { paths } from '../../app/paths.ts'
import { shownTier } from './editorNames.ts'

interface EditorPreviewProps {
  readonly form: ListingForm
  readonly now: number
}

/** The card of what is written, as a phone shows it. It leads nowhere: there may be no such page yet. */
export function EditorPreview({ form, now }: EditorPreviewProps) {
  const shown = useDeferredValue(form)
  const card = useMemo(() => listingCard(listingOf(shown, now), { names, imageOrigins: [] }), [shown, now])
  return (
    <div inert>
      <ListingCard card={card} href={paths.listing(form.slug || 'new')} headingLevel={2} />
    </div>
  )
}

/** What is written as a listing, with the package that shows. */
function listingOf(form: ListingForm, now: number): Listing {
  const { businessName, slug, category, country, address, phone, email, website, description } = form
  const province = placeNamed(form.province)
  const city = placeNamed(form.city)
  const position = parsePosition(form.position)
  return {
    id: slug || 'new',
    businessName: businessName || 'New listing',
    slug: slug || 'new',
    category,
    location: { country, ...(province && { province }), ...(city && { city }) },
    address,
    phone,
    ...(email && { email }),
    ...(website && { website }),
    ...(description && { description }),
    packageTier: shownTier(form, now),
    ...(position && { mapCoordinates: position }),
    images: form.images,
    businessHours: form.businessHours,
  }
}
