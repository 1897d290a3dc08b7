import { ErrorBoundary, SiteFooter, SkipLink } from '@dira/ui'
import { useState, type ReactNode } from 'react'
import { useAddress } from '../app/address.ts'
import { FOOTER_COLUMNS, PageHeader } from '@dira/app'
import { usePagePayload } from '../app/PagePayloadProvider.tsx'
import { TAGLINE } from '../app/siteTexts.ts'
import { useFollowedLinks } from '../app/useFollowedLinks.ts'
import { OriginsContext, OriginsNote } from './OriginsNote.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** What surrounds every page: skip link, header, main, footer. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useAddress()
  const { served } = usePagePayload()
  const [origins, setOrigins] = useState(served.data.origins)
  useFollowedLinks()
  useFocusOnNavigation()
  useScrollPosition()
  return (
    <>
      <SkipLink />
      <ErrorBoundary>
        <PageHeader current={pathname} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <OriginsContext value={setOrigins}>{children}</OriginsContext>
      </main>
      <SiteFooter columns={FOOTER_COLUMNS} tagline={TAGLINE} note={origins && <OriginsNote origins={origins} />} />
    </>
  )
}
