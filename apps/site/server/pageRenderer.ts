import type { RenderRequest } from '../src/entry-server.tsx'
import type * as EntryServer from '../src/entry-server.tsx'
import type { SiteConfig } from '../src/app/siteConfig.ts'
import type { DirectoryFeed } from './directoryFeed.ts'
import { fillTemplate } from './builtSite.ts'
import { sendable } from './compressed.ts'
import type { PageRenderer } from './siteListener.ts'

/** How many pages are kept, and for how long in milliseconds, while the listings do not change. */
const MOST_PAGES = 500
const PAGE_AGE = 60_000

interface KeptPage {
  readonly at: number
  readonly page: ReturnType<PageRenderer['html']>
}

/** Renders pages from the listings that are published now, and keeps the last ones for a minute. */
export function createPageRenderer({
  entry,
  template,
  config,
  feed,
  now = () => new Date(),
}: {
  entry: Pick<typeof EntryServer, 'renderPage' | 'payloadFor' | 'sitemap'>
  template: string
  config: SiteConfig
  feed: DirectoryFeed
  now?: () => Date
}): PageRenderer {
  const kept = new Map<string, KeptPage>()
  let version = ''

  async function requestFor(url: string): Promise<RenderRequest> {
    const published = await feed.fresh()
    if (published.version !== version) kept.clear()
    version = published.version
    return { url, directory: published.directory, instant: now(), config }
  }

  return {
    sitemap: async () => entry.sitemap((await feed.fresh()).directory, config.siteUrl),
    payload: async (url) => entry.payloadFor(await requestFor(url)),
    html: async (url) => {
      const request = await requestFor(url)
      const known = kept.get(url)
      if (known && request.instant.getTime() - known.at < PAGE_AGE) return known.page
      const page = entry.renderPage(request).then((rendered) => ({
        status: rendered.status,
        html: sendable(fillTemplate(template, rendered)),
      }))
      kept.delete(url)
      kept.set(url, { at: request.instant.getTime(), page })
      const [oldest] = kept.keys()
      if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest)
      page.catch(() => kept.delete(url))
      return page
    },
  }
}
