import { CoverProvider, PageLocale } from '@dira/ui'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountProvider, PageErrorBoundary } from '@dira/app'
import { PageLoading } from '../layout/PageLoading.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { NoticeProvider } from '../notices/NoticeProvider.tsx'
import { ShortlistProvider } from '../saved/ShortlistProvider.tsx'
import { coverHref } from '@dira/app/coverHref'
import { pageAt } from './pages.ts'
import { PageReady } from './PageReady.tsx'
import { PagePayloadProvider } from './PagePayloadProvider.tsx'
import type { PagePayload } from './siteConfig.ts'

interface AppProps {
  readonly payload: PagePayload
}

/** The whole site, starting from the payload of the page that was asked for. */
export function App({ payload }: AppProps) {
  return (
    <PageLocale>
      <CoverProvider hrefOf={coverHref}>
        <Site payload={payload} />
      </CoverProvider>
    </PageLocale>
  )
}

/** The page at the address, with everything around it. */
export function Site({ payload }: AppProps) {
  const { pathname } = useLocation()
  const { Component } = pageAt(pathname).page
  return (
    <SiteFrame payload={payload}>
      <PageErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Component />
          <PageReady />
        </Suspense>
      </PageErrorBoundary>
    </SiteFrame>
  )
}

/** What surrounds every page: the providers of its data and state, header and footer. */
export function SiteFrame({ payload, children }: AppProps & { readonly children: ReactNode }) {
  return (
    <PagePayloadProvider payload={payload}>
      <NoticeProvider>
        <AccountProvider config={payload.config}>
          <ShortlistProvider>
            <SiteLayout>{children}</SiteLayout>
          </ShortlistProvider>
        </AccountProvider>
      </NoticeProvider>
    </PagePayloadProvider>
  )
}
