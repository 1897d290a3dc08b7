import { listingCard, slugify, TIER_DISPLAY } from '@dira/directory-core'
import { ListingCard } from '@dira/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as names from '../../app/names.ts'
import { paths } from '../../app/paths.ts'
import { previewListing } from '../../app/previewListing.ts'
import { askedListing, type Application } from '../../application/application.ts'

/** The picture is drawn by the name: no new one with each letter. */
const NAME_SETTLES = 600

/** The card of what is written, as travellers will see it. */
export function ApplicationPreview({ written }: { readonly written: Application }) {
  const shown = useDeferredValue(written)
  const slug = useSettled(slugify(written.businessName))
  const card = useMemo(() => listingCard(previewOf(shown, slug), { names, imageOrigins: [] }), [shown, slug])
  return <ListingCard card={card} href={paths.listing(slug || 'new')} headingLevel={2} pictureLoading="eager" />
}

/** What is written as a listing, with what its package shows. */
export function previewOf(written: Application, slug: string) {
  return previewListing({ ...askedListing(written), slug, images: [] }, written.plan)
}

/** What stands below the card: why there is no photograph. */
export function previewNote({ plan }: Application): string | undefined {
  return TIER_DISPLAY[plan].galleryLimit > 0
    ? 'Photographs can be added once your listing is accepted. Until then the guide prints cloth made from your name.'
    : undefined
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), NAME_SETTLES)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
