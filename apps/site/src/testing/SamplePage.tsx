import { Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App, SiteFrame } from '../shell/App.tsx'
import type { PageData } from '../shared/data/pageData.ts'
import { loadPage } from '../shell/pageRoutes.ts'
import { createVisit } from '../shared/PagePayloadProvider.tsx'
import { routerOptions } from '../shell/siteRouter.ts'
import { watchBack } from '../shared/overlays.tsx'
import { siteRoutes } from '../shell/siteRoutes.tsx'
import { useSaved } from '@dira/app/saved'
import { keepOwnHistory } from './ownHistory.ts'
import { payloadOf, samplePage, startSampleServer } from './sampleServer.ts'

export interface SamplePageProps {
  /** Path and query of the page. */
  readonly url: string
  /** Something else than what the site's server would send for the sample listings. @default that itself */
  readonly change?: (data: PageData) => PageData
  /** Shown in place of the page. @default the site's own page */
  readonly children?: ReactNode
  /** The slugs that are saved on this device. @default none */
  readonly shortlist?: readonly string[]
  /** The slugs that are chosen to be compared. @default none */
  readonly comparison?: readonly string[]
  /** Whether the server answers. @default true */
  readonly isOnline?: boolean
}

const NONE: readonly string[] = []

// As the site's entry does: else what is open over a page is never known to be closed.
keepOwnHistory()
watchBack()

const pages = new Map<string, Promise<PageData>>()

function pageAt(url: string): Promise<PageData> {
  const page = pages.get(url) ?? loadPage(url.split('?')[0] ?? '').then(() => samplePage(url))
  pages.set(url, page)
  return page
}

/** A page of the site over the sample listings, with everything around it: links lead to the other pages. */
export function SamplePage(props: SamplePageProps) {
  return (
    <Suspense>
      <ComputedPage {...props} />
    </Suspense>
  )
}

function ComputedPage({
  url,
  change = (data) => data,
  children,
  shortlist = NONE,
  comparison = NONE,
  isOnline = true,
}: SamplePageProps) {
  const { set: setShortlist } = useSaved('shortlist')
  const { set: setComparison } = useSaved('comparison')
  // Before the effects of the page, which read these lists and fetch.
  useLayoutEffect(() => startSampleServer({ isOnline }), [isOnline])
  useLayoutEffect(() => setShortlist(shortlist), [setShortlist, shortlist])
  useLayoutEffect(() => setComparison(comparison), [comparison, setComparison])
  const data = change(use(pageAt(url)))
  const [{ visit, router }] = useState(() => openAt(url, data, children))
  return (
    <App visit={visit}>
      <RouterProvider router={router} />
    </App>
  )
}

/** A router with the page at an address, or with something else in its place. */
function openAt(url: string, data: PageData, instead: ReactNode) {
  const visit = createVisit(payloadOf(url, data))
  const served = { pathname: url.split('?')[0] ?? '', data }
  const routes = instead === undefined ? siteRoutes : [{ path: '*', element: <SiteFrame>{instead}</SiteFrame> }]
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(routes, {
    ...routerOptions({ served, pageStore: visit.pageStore, router: () => router }),
    initialEntries: [url],
  })
  return { visit, router }
}
