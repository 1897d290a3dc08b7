import type { SiteConfig } from '@dira/data/site'
import type { PageData } from './pageData.ts'

/** All that a page needs beside its HTML: it is in the page as JSON, and hydration starts from it. */
export interface PagePayload {
  readonly config: SiteConfig
  /** Path and query that the page was rendered for. */
  readonly url: string
  /** The instant of rendering, ISO 8601: nothing in the HTML depends on the visitor's clock. */
  readonly instant: string
  readonly data: PageData
}
