import { useLayoutEffect, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Site, SiteFrame } from '../app/App.tsx'
import type { PageData } from '../app/pageData.ts'
import { useSaved } from '../saved/useSaved.ts'
import { samplePayload, startSampleServer } from './sampleServer.ts'

export interface SamplePageProps {
  /** Path and query of the page. */
  readonly url: string
  /** What the page shows. @default what the site's server would send for the sample listings */
  readonly data?: PageData
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

/** A page of the site over the sample listings, with everything around it: links lead to the other pages. */
export function SamplePage({
  url,
  data,
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
  const payload = samplePayload(url, data)
  return (
    <MemoryRouter initialEntries={[url]}>
      {children === undefined ? <Site payload={payload} /> : <SiteFrame payload={payload}>{children}</SiteFrame>}
    </MemoryRouter>
  )
}
