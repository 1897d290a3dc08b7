import type * as EntryServer from '../../src/entry-server.tsx'
import { movedAddress } from '../../src/shared/data/pageData.ts'
import type { SiteConfig } from '@dira/data/site'
import type { PagePayload } from '../../src/shared/data/pagePayload.ts'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { ASK_AGAIN, FOR_GOOD, NEVER_STORED } from '../http/cachePolicy.ts'
import type { PageRequest } from '../http/pageRequest.ts'
import type { Plates } from '../../src/shared/data/plates.ts'
import type { DirectoryFeed, Published } from '../listings/directoryFeed.ts'
import { createPageCache, type CachedAnswer, type PageCache } from './pageCache.ts'
import { JSON_TYPE, indexChanges, searchIndex, type SearchIndex } from './searchIndex.ts'
import { fillTemplate } from './template.ts'

export interface SitePages extends PageCache {
  /** The payload of a page alone, as it is now. */
  readonly payload: (url: string) => Promise<PagePayload>
  /** The search index at a path; undefined where no page names it any more. */
  readonly index: (pathname: string) => Answer | undefined
}

export interface SitePagesOptions {
  readonly entry: Pick<
    typeof EntryServer,
    'renderPage' | 'payloadFor' | 'suggestionsFor' | 'openCountFor' | 'townsFor' | 'sitemap'
  >
  /** What pages are put into. */
  readonly template: string
  readonly config: Omit<SiteConfig, 'indexPath' | 'indexCursor' | 'idsPath'>
  readonly feed: DirectoryFeed
  readonly answerOf: (input: AnswerInput) => Answer
  /** When the facts of a listing were checked. @default nothing is known of that */
  readonly checksOf?: EntryServer.RenderRequest['checksOf']
  /** Where former addresses lead. @default none is known */
  readonly formerAddresses?: EntryServer.RenderRequest['formerAddresses']
  /** Draws what has no photographs. @default nothing is drawn */
  readonly platesOf?: (published: Published) => Plates
  /** How many listings a browser may hold to search by itself; of more it asks this server. @default no limit */
  readonly browserListings?: number
  /** The pages are for a host without a server. @default false */
  readonly isStatic?: boolean
  readonly now?: () => number
}

/** Renders pages from the listings that are published now, and keeps them in memory for as long as they are true. */
export function createSitePages({
  entry,
  template,
  config,
  feed,
  answerOf,
  checksOf,
  formerAddresses,
  platesOf,
  browserListings = Infinity,
  isStatic = false,
  now = Date.now,
}: SitePagesOptions): SitePages {
  const indexes: SearchIndex[] = []

  /** The index of a snapshot, unless browsers do without. The one before stays for pages that name it. */
  function indexOf(snapshot: Published['snapshot']): SearchIndex | undefined {
    if (snapshot.directory.size > browserListings) return undefined
    const known = indexes.find((index) => index.snapshot === snapshot)
    if (known) return known
    const index = searchIndex(snapshot, (input) => answerOf({ ...input, cacheControl: FOR_GOOD }), { isStatic })
    indexes.unshift(index)
    indexes.splice(2)
    return index
  }

  /** Where a snapshot's index is. Empty: there is none. */
  const indexPathOf = (snapshot: Published['snapshot']) => indexOf(snapshot)?.path ?? ''

  const requestFor = (url: string, published: Published) => {
    const { store, typing, read, snapshot } = published
    return {
      url,
      plates: platesOf?.(published),
      store,
      typing,
      read,
      instant: new Date(now()),
      checksOf,
      formerAddresses,
      config: {
        ...config,
        indexPath: indexPathOf(snapshot),
        indexCursor: snapshot.version,
        idsPath: indexOf(snapshot)?.ids?.path ?? '',
      },
    }
  }

  function cachedOf(
    { payload, changesAt, cache: lasts }: EntryServer.MadePage,
    { version }: Published,
    input: Omit<AnswerInput, 'cacheControl' | 'headers' | 'identity'> & { readonly location?: string },
  ): CachedAnswer {
    // Rendered again, a page differs by the instant alone: it is the same page.
    const identity = String(input.content).replace(payload.instant, '')
    const policy =
      lasts === 'never'
        ? { cacheControl: NEVER_STORED, headers: { 'referrer-policy': 'no-referrer' } }
        : // A place that was left may be taken again: a browser asks each time where an address leads.
          { cacheControl: ASK_AGAIN, ...(input.location && { headers: { location: input.location } }) }
    return {
      answer: answerOf({ ...input, ...policy, identity }),
      madeFrom: lasts === 'code' ? payload.config.indexPath : version,
      changesAt,
    }
  }

  /** An answer that stays true until the listings change. */
  const ofListings = ({ version }: Published, input: Omit<AnswerInput, 'cacheControl'>): CachedAnswer => ({
    answer: answerOf({ ...input, cacheControl: ASK_AGAIN }),
    madeFrom: version,
    changesAt: Infinity,
  })

  const MAKERS = {
    page: async (url: string, published: Published) => {
      const page = await entry.renderPage(requestFor(url, published))
      const { data } = page.payload
      if (data.page === 'moved') {
        const location = movedAddress(data, /\?.*/.exec(url)?.[0] ?? '')
        const content = `This page has moved to ${location}\n`
        return cachedOf(page, published, { status: page.status, type: 'text/plain; charset=utf-8', content, location })
      }
      const content = fillTemplate(template, page)
      return cachedOf(page, published, { status: page.status, type: 'text/html; charset=utf-8', content })
    },
    payload: async (url: string, published: Published) => {
      const page = await entry.payloadFor(requestFor(url, published))
      const content = JSON.stringify(page.payload)
      // The data says where the page is: its reader goes there by itself.
      const status = page.status === 301 ? 200 : page.status
      return cachedOf(page, published, { status, type: JSON_TYPE, content })
    },
    suggestions: async (url: string, published: Published): Promise<CachedAnswer> => {
      const suggestions = await entry.suggestionsFor(requestFor(url, published))
      const content = JSON.stringify(suggestions ?? {})
      return ofListings(published, { status: suggestions ? 200 : 404, type: JSON_TYPE, content })
    },
    openCount: async (url: string, published: Published): Promise<CachedAnswer> => {
      const { count, changesAt } = (await entry.openCountFor(requestFor(url, published))) ?? {}
      const content = JSON.stringify({ count })
      const made = ofListings(published, { status: count === undefined ? 404 : 200, type: JSON_TYPE, content })
      return { ...made, changesAt: changesAt ?? Infinity }
    },
    towns: async (url: string, published: Published): Promise<CachedAnswer> => {
      const content = JSON.stringify(await entry.townsFor(requestFor(url, published)))
      return ofListings(published, { type: JSON_TYPE, content })
    },
    changes: async (url: string, published: Published): Promise<CachedAnswer> => {
      const { version, snapshot, changed } = published
      const since = new URLSearchParams(url.split('?')[1]).get('since')
      const index = indexOf(snapshot)
      const newer = { indexPath: index?.path ?? '', indexCursor: snapshot.version }
      const isNewest = index !== undefined && since === newer.indexCursor
      const content = JSON.stringify(isNewest ? indexChanges(index.snapshot, changed) : { newer })
      return ofListings(published, { type: JSON_TYPE, content, identity: version })
    },
    sitemap: async (url: string, published: Published): Promise<CachedAnswer> => {
      const [part] = /\d+/.exec(url) ?? []
      const content = await entry.sitemap(requestFor('/', published), part === undefined ? undefined : Number(part))
      const found = { type: 'application/xml; charset=utf-8', content: content ?? '' }
      return ofListings(published, content === undefined ? { ...found, status: 404 } : found)
    },
  } as const satisfies Record<PageRequest['kind'], (url: string, published: Published) => Promise<CachedAnswer>>

  const cache = createPageCache({
    feed,
    indexPathOf,
    make: async ({ kind, url }) => MAKERS[kind](url, feed.current()),
    now,
  })
  return {
    ...cache,
    payload: async (url) => (await entry.payloadFor(requestFor(url, await feed.fresh()))).payload,
    index: (pathname) => {
      indexOf(feed.current().snapshot)
      const files = indexes.flatMap(({ path, answer, ids }) => [{ path, answer }, ...(ids ? [ids] : [])])
      return files.find(({ path }) => path === pathname)?.answer
    },
  }
}
