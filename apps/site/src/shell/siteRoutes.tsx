import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate, type RouteObject } from 'react-router-dom'
import { PageError } from './PageError.tsx'
import { PageLoading } from '../shared/PageLoading.tsx'
import { SiteFrame } from './App.tsx'
import { OverlayHistory } from '../shared/overlays.tsx'
import type { PageData } from '../shared/data/pageData.ts'
import { usePagePayload } from '../shared/PagePayloadProvider.tsx'
import { PageReady } from './PageReady.tsx'
import { pageRoutes } from './pageRoutes.ts'
import { PAGES_ID } from './siteRouter.ts'
import { useShownPage } from '../shared/useShownPage.ts'

/** The whole site: the frame that stays, and in it one of the pages, or what is said where a page cannot be shown. */
export const siteRoutes: RouteObject[] = [
  {
    Component: Frame,
    children: [{ id: PAGES_ID, Component: Page, ErrorBoundary: PageError, children: [...pageRoutes] }],
  },
]

function Frame() {
  useServedAddress()
  return (
    <OverlayHistory>
      <SiteFrame>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <PageReady />
        </Suspense>
      </SiteFrame>
    </OverlayHistory>
  )
}

function Page() {
  const { loaderData } = useMatches().at(-1) ?? {}
  useShownPage((loaderData ?? { page: 'plain' }) as PageData) // What the loader of the route gave.
  return <Outlet />
}

/** A static host has one file for every query of a page, and one for all that it does not know: the page of the address itself is loaded then. */
function useServedAddress(): void {
  const { served } = usePagePayload()
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (whole(served.url) === whole(here.pathname + here.search)) return
    void navigate(here, { replace: true, state: here.state as unknown, preventScrollReset: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, for the page that was served.
  }, [])
}

const whole = (url: string) => new URL(url, 'http://site.invalid').href
