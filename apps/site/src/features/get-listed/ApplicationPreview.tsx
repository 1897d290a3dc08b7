import { listingCard, slugify, TIER_DISPLAY } from '@dira/directory-core'
import { ListingCard } from '@dira/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as names from '@dira/data/names'
import { paths, previewListing, cardWithPrivateImages } from '@dira/data/site'
import type { Application } from '../../shared/application/application.ts'
import { requestedListing } from '../../shared/application/askedFields.ts'

/** The picture is drawn by the name: no new one with each letter. */
const NAME_SETTLES = 600

export interface ApplicationPreviewProps {
  readonly written: Application
  /** The files of its photographs, which nobody else sees yet. */
  readonly imageOf: (url: string) => string | undefined
}

/** The card of what is written, as travellers will see it. */
export function ApplicationPreview({ written, imageOf }: ApplicationPreviewProps) {
  const shown = useDeferredValue(written)
  const slug = useSettled(slugify(written.businessName))
  const card = useMemo(() => listingCard(previewOf(shown, slug), { names, imageOrigins: [] }), [shown, slug])
  const shownCard = cardWithPrivateImages(card, shown.images[0]?.url, imageOf)
  return <ListingCard card={shownCard} href={paths.listing(slug || 'new')} headingLevel={2} pictureLoading="eager" />
}

/** An application as a listing, with what its package shows. */
export function previewOf(written: Application, slug: string) {
  return previewListing({ ...requestedListing(written), slug }, written.plan)
}

/** What stands below the card: why there is no photograph. */
export function previewNote({ plan, images }: Application): string | undefined {
  return TIER_DISPLAY[plan].galleryLimit > 0 && images.length === 0
    ? 'No photographs yet, so the guide prints cloth made from your name. Add photographs in step 3.'
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
