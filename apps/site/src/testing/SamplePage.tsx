import { Suspense, use, useLayoutEffect, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Site, SiteFrame } from '../app/App.tsx'
import type { PageData } from '../app/pageData.ts'
import { useSaved } from '../saved/useSaved.ts'
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

const pages = new Map<string, Promise<PageData>>()

function pageAt(url: string): Promise<PageData> {
  const page = pages.get(url) ?? samplePage(url)
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
  const payload = payloadOf(url, change(use(pageAt(url))))
  return (
    <MemoryRouter initialEntries={[url]}>
      {children === undefined ? <Site payload={payload} /> : <SiteFrame payload={payload}>{children}</SiteFrame>}
    </MemoryRouter>
  )
}
