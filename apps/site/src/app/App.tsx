import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { PagePayloadProvider } from './PagePayloadProvider.tsx'
import { ROUTES } from './routes.tsx'
import type { PagePayload } from './siteConfig.ts'

/** The whole site, starting from the payload of the page that was asked for. */
export function App({ payload }: { payload: PagePayload }) {
  return (
    <PagePayloadProvider payload={payload}>
      <SiteLayout>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {ROUTES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </SiteLayout>
    </PagePayloadProvider>
  )
}
