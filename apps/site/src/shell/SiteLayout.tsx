import { ErrorBoundary, SiteFooter, SkipLink } from '@dira/ui'
import { useState, type ReactNode } from 'react'
import { ScrollRestoration, useNavigation, type Location } from 'react-router-dom'
import { useAddress } from '../shared/address.ts'
import { FOOTER_COLUMNS, PageHeader } from '@dira/app'
import { usePagePayload } from '../shared/PagePayloadProvider.tsx'
import { TAGLINE } from '@dira/data/site'
import { useFollowedLinks } from './useFollowedLinks.ts'
import { OriginsContext, OriginsNote } from '../shared/OriginsNote.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { StayedNote } from './StayedNote.tsx'

/** What surrounds every page: skip link, header, main, footer. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useAddress()
  const { served } = usePagePayload()
  const [origins, setOrigins] = useState(served.data.origins)
  const isLoading = useNavigation().state === 'loading'
  useFollowedLinks()
  useFocusOnNavigation()
  return (
    <>
      <SkipLink />
      <ScrollRestoration getKey={visitOf} />
      <ErrorBoundary>
        <PageHeader current={pathname} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} aria-busy={isLoading}>
        <StayedNote />
        <OriginsContext value={setOrigins}>{children}</OriginsContext>
      </main>
      <SiteFooter columns={FOOTER_COLUMNS} tagline={TAGLINE} note={origins && <OriginsNote origins={origins} />} />
    </>
  )
}

/** Every page that was loaded, or came by a fragment, has the same key. */
const visitOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`
