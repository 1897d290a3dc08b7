import { listingCard, slugify } from '@dira/directory-core'
import { ListingCard, PreviewFrame } from '@dira/ui'
import { useEffect, useMemo, useState } from 'react'
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
  const slug = useSettled(slugify(written.businessName))
  const card = useMemo(() => listingCard(previewOf(written, slug), { names, imageOrigins: [] }), [written, slug])
  const shownCard = cardWithPrivateImages(card, written.images[0]?.url, imageOf)
  return (
    <PreviewFrame>
      <ListingCard card={shownCard} href={paths.listing(slug || 'new')} headingLevel={2} pictureLoading="eager" />
    </PreviewFrame>
  )
}

/** An application as a listing, with what its package shows. */
export function previewOf(written: Application, slug: string) {
  return previewListing({ ...requestedListing(written), slug }, written.plan)
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), NAME_SETTLES)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
