import { CoverProvider, PageLocale } from '@dira/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountProvider } from '../account/AccountProvider.tsx'
import { ShortlistProvider } from '../kept/ShortlistProvider.tsx'
import { PageErrorBoundary } from '../layout/PageErrorBoundary.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { NoticeProvider } from '../notices/NoticeProvider.tsx'
import { Arrival } from './Arrival.tsx'
import { coverHref } from './coverHref.ts'
import { PagePayloadProvider } from './PagePayloadProvider.tsx'
import { routeAt } from './routes.tsx'
import type { PagePayload } from './siteConfig.ts'

/** The whole site, starting from the payload of the page that was asked for. */
export function App({ payload }: { payload: PagePayload }) {
  const { pathname } = useLocation()
  const { Page } = routeAt(pathname)
  return (
    <PageLocale>
      <CoverProvider hrefOf={coverHref}>
        <PagePayloadProvider payload={payload}>
          <NoticeProvider>
            <AccountProvider>
              <ShortlistProvider>
                <SiteLayout>
                  <PageErrorBoundary key={pathname}>
                    <Suspense fallback={<PageLoading />}>
                      <Page />
                      <Arrival />
                    </Suspense>
                  </PageErrorBoundary>
                </SiteLayout>
              </ShortlistProvider>
            </AccountProvider>
          </NoticeProvider>
        </PagePayloadProvider>
      </CoverProvider>
    </PageLocale>
  )
}
