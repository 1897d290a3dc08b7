import { africanCountry, listingDetail, slugify } from '@dira/directory-core'
import { ListingDetails, PreviewFrame } from '@dira/ui'
import { useState } from 'react'
import * as names from '@dira/data/names'
import { paths, serverTime, detailWithPrivateImages } from '@dira/data/site'
import { previewOf, type ApplicationPreviewProps } from './ApplicationPreview.tsx'

/** The page of what is written, as travellers will see it. */
export function PagePreview({ written, imageOf }: ApplicationPreviewProps) {
  const [now] = useState(() => serverTime())
  const listing = previewOf(written, slugify(written.businessName))
  const detail = listingDetail(listing, { names, now, imageOrigins: [] })
  return (
    <PreviewFrame of="page">
      <ListingDetails
        listing={detailWithPrivateImages(detail)}
        photoSrc={({ url }) => imageOf(url)}
        country={africanCountry(written.country)?.code}
        backHref={paths.listings}
        privacyHref={paths.privacy}
      />
    </PreviewFrame>
  )
}
