import type * as EntryServer from '../../src/entry-server.tsx'
import type { PagePayload, SiteConfig } from '../../src/app/siteConfig.ts'
import { createByteCache } from '../cache/byteCache.ts'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { ASK_AGAIN, FOR_GOOD } from '../http/cachePolicy.ts'
import type { PageRequest } from '../http/pageRequest.ts'
import type { DirectoryFeed, Published } from '../listings/directoryFeed.ts'
import type { ListingsSnapshot } from '../listings/listingsSnapshot.ts'
import { JSON_TYPE, indexChanges, searchIndex, type SearchIndex } from './searchIndex.ts'
import { fillTemplate } from './template.ts'

/** How much memory rendered pages may take, in bytes: more than a thousand of them. */
const CACHE_SIZE = 96 * 1024 * 1024

export interface SitePages {
  /** The answer at an address as it was sent, if it is in memory and still true. */
  readonly inMemory: (target: string) => Answer | undefined
  /** The answer in memory, or one that is made now; `beforeRender` is called when it has to be made, and may reject. */
  readonly answer: (request: PageRequest, beforeRender?: () => void) => Promise<Answer>
  /** The payload of a page alone, as it is now. */
  readonly payload: (url: string) => Promise<PagePayload>
  /** The search index at a path; undefined where no page names it any more. */
  readonly index: (pathname: string) => Answer | undefined
}

export interface SitePagesOptions {
  readonly entry: Pick<typeof EntryServer, 'renderPage' | 'payloadFor' | 'suggestionsFor' | 'sitemap'>
  readonly template: string
  readonly config: Omit<SiteConfig, 'indexPath' | 'indexCursor'>
  readonly feed: DirectoryFeed
  readonly answerOf: (input: AnswerInput) => Answer
  readonly now?: () => number
}

/** An answer and what it depends on. */
interface CachedAnswer {
  readonly answer: Answer
  /** The version of the listings, or for a page that shows none the search index that it names. */
  readonly madeFrom: string
  /** The instant from which the same listings give another page, in milliseconds since 1970. */
  readonly changesAt: number
}

/** Renders pages from the listings that are published now, and keeps them in memory for as long as they are true. */
export function createSitePages({
  entry,
  template,
  config,
  feed,
  answerOf,
  now = Date.now,
}: SitePagesOptions): SitePages {
  const cache = createByteCache<CachedAnswer>({
    maxBytes: CACHE_SIZE,
    // With its compressed forms.
    sizeOf: ({ answer }) => answer.body.plain.length * 1.5,
  })
  const rendering = new Map<string, Promise<Answer>>()
  const indexes: SearchIndex[] = []

  /** The index of a snapshot. The one before stays for pages that name it. */
  function indexOf(snapshot: ListingsSnapshot): SearchIndex {
    const known = indexes.find((index) => index.snapshot === snapshot)
    if (known) return known
    const index = searchIndex(snapshot, (input) => answerOf({ ...input, cacheControl: FOR_GOOD }))
    indexes.unshift(index)
    indexes.splice(2)
    return index
  }

  function isTrue({ madeFrom, changesAt }: CachedAnswer): boolean {
    const { version, snapshot } = feed.current()
    return (madeFrom === version || madeFrom === indexOf(snapshot).path) && now() < changesAt
  }

  function inMemory(key: string): Answer | undefined {
    const cached = cache.get(key)
    return cached && isTrue(cached) ? cached.answer : undefined
  }

  async function make({ kind, url, key }: PageRequest): Promise<Answer> {
    const made = await MAKERS[kind](url, feed.current())
    cache.set(key, made)
    return made.answer
  }

  const requestFor = (url: string, { directory, snapshot }: Published) => ({
    url,
    directory,
    instant: new Date(now()),
    config: { ...config, indexPath: indexOf(snapshot).path, indexCursor: snapshot.version },
  })

  function cachedOf(
    { payload, changesAt }: Pick<EntryServer.RenderedPage, 'payload' | 'changesAt'>,
    { version }: Published,
    input: Omit<AnswerInput, 'cacheControl' | 'identity'>,
  ): CachedAnswer {
    // Rendered again, a page differs by the instant alone: it is the same page.
    const identity = String(input.content).replace(payload.instant, '')
    return {
      answer: answerOf({ ...input, identity, cacheControl: ASK_AGAIN }),
      madeFrom: payload.data.page === 'plain' ? payload.config.indexPath : version,
      changesAt,
    }
  }

  /** What is true for as long as the listings stay as they are. */
  const ofListings = ({ version }: Published, input: Omit<AnswerInput, 'cacheControl'>): CachedAnswer => ({
    answer: answerOf({ ...input, cacheControl: ASK_AGAIN }),
    madeFrom: version,
    changesAt: Infinity,
  })

  const MAKERS = {
    page: async (url: string, published: Published) => {
      const page = await entry.renderPage(requestFor(url, published))
      const content = fillTemplate(template, page)
      return cachedOf(page, published, { status: page.status, type: 'text/html; charset=utf-8', content })
    },
    payload: async (url: string, published: Published) => {
      const page = entry.payloadFor(requestFor(url, published))
      const content = JSON.stringify(page.payload)
      return cachedOf(page, published, { status: page.status, type: JSON_TYPE, content })
    },
    suggestions: async (url: string, published: Published): Promise<CachedAnswer> => {
      const suggestions = entry.suggestionsFor(requestFor(url, published))
      const content = JSON.stringify(suggestions ?? {})
      return ofListings(published, { status: suggestions ? 200 : 404, type: JSON_TYPE, content })
    },
    changes: async (url: string, published: Published): Promise<CachedAnswer> => {
      const { version, snapshot, changed } = published
      const isNewest = new URLSearchParams(url.split('?')[1]).get('since') === snapshot.version
      const newer = { indexPath: indexOf(snapshot).path, indexCursor: snapshot.version }
      const content = JSON.stringify(isNewest ? indexChanges(changed) : { newer })
      return ofListings(published, { type: JSON_TYPE, content, identity: version })
    },
    sitemap: async (_: string, published: Published): Promise<CachedAnswer> => {
      const content = entry.sitemap(published.directory, requestFor('/', published).config)
      return ofListings(published, { type: 'application/xml; charset=utf-8', content })
    },
  } as const satisfies Record<PageRequest['kind'], (url: string, published: Published) => Promise<CachedAnswer>>

  return {
    inMemory: (target) => (feed.isFresh() ? inMemory(target) : undefined),
    answer: async (request, beforeRender) => {
      const { key } = request
      if (!feed.isFresh()) await feed.fresh()
      const known = inMemory(key)
      if (known) return known
      beforeRender?.()
      const work = `${feed.current().version} ${key}`
      const pending = rendering.get(work) ?? make(request).finally(() => rendering.delete(work))
      rendering.set(work, pending)
      return pending
    },
    payload: async (url) => entry.payloadFor(requestFor(url, await feed.fresh())).payload,
    index: (pathname) => {
      indexOf(feed.current().snapshot)
      return indexes.find(({ path }) => path === pathname)?.answer
    },
  }
}
