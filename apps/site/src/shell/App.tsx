import { CoverProvider, PlateProvider } from '@dira/ui'
import type { ReactNode } from 'react'
import { AccountProvider, NoticeProvider } from '@dira/app'
import { coverHref } from '@dira/app/coverHref'
import { SiteLayout } from './SiteLayout.tsx'
import { plateHref } from '../shared/plateHref.ts'
import { ShortlistProvider } from '../shared/saved/ShortlistProvider.tsx'
import { PagePayloadProvider, usePagePayload, type Visit } from '../shared/PagePayloadProvider.tsx'

interface AppProps {
  readonly visit: Visit
  /** The router with its pages. */
  readonly children: ReactNode
}

/** What is around the router. */
export function App({ visit, children }: AppProps) {
  return (
    <CoverProvider hrefOf={coverHref}>
      <PlateProvider hrefOf={plateHref}>
        <PagePayloadProvider visit={visit}>{children}</PagePayloadProvider>
      </PlateProvider>
    </CoverProvider>
  )
}

/** What surrounds every page: the providers of its state, header and footer. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { served } = usePagePayload()
  return (
    <NoticeProvider>
      <AccountProvider config={served.config}>
        <ShortlistProvider>
          <SiteLayout>{children}</SiteLayout>
        </ShortlistProvider>
      </AccountProvider>
    </NoticeProvider>
  )
}
