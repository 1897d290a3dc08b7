import { africanCountry, listingDetail, slugify } from '@dira/directory-core'
import { ListingDetails, PreviewFrame } from '@dira/ui'
import { useState } from 'react'
import * as names from '../../app/names.ts'
import { paths } from '../../app/paths.ts'
import { previewOf } from './ApplicationPreview.tsx'
import type { Application } from '../../application/application.ts'

/** The page of what is written, as travellers will see it. */
export function PagePreview({ written }: { readonly written: Application }) {
  const [now] = useState(() => Date.now())
  const listing = previewOf(written, slugify(written.businessName))
  return (
    <PreviewFrame of="page">
      <ListingDetails
        listing={listingDetail(listing, { names, now, placeholderBase: false, imageOrigins: [] })}
        country={africanCountry(written.country)?.code}
        backHref={paths.listings}
        privacyHref={paths.privacy}
      />
    </PreviewFrame>
  )
}
