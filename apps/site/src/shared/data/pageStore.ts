import { cardsIn, type ListHead, type PageData } from './pageData.ts'
import { isListPath } from './listPath.ts'
import { paths } from '@dira/data/site'
import type { PagePayload } from './pagePayload.ts'
import type { DirectoryStore, KnownCards } from './directoryStore.ts'

/** The pages of this visit by path and query: going back needs no network. */
export interface PageStore {
  /** The page, if it was shown before. */
  readonly peek: (url: string) => PageData | undefined
  /** The page: a list from the search index where that is loaded, any other from the server. Rejects when it is no longer wanted. */
  readonly load: (url: string, signal?: AbortSignal) => Promise<PageData>
  /** The head of a list: the same whatever its query is. Undefined where none of its pages was shown. */
  readonly listOf: (url: string) => ListHead | undefined
}

/** How many pages are kept: the last ones. */
const MOST_PAGES = 200

/** A page that could not be fetched; `cause` says why. Trying again may help. */
export class PageUnavailableError extends Error {
  override readonly name = 'PageUnavailableError'
}

/** A store that knows the page that was served, computes lists, and fetches the others from the `page.json` beside each page. */
export function createPageStore({
  served,
  directoryStore,
  cards,
}: {
  served: PagePayload
  directoryStore: Pick<DirectoryStore, 'current' | 'isComplete' | 'ready'>
  cards: KnownCards
}): PageStore {
  const pages = new Map<string, PageData>()
  const lists = new Map<string, ListHead>()
  keep(served.url, served.data)

  function keep(url: string, data: PageData): PageData {
    pages.delete(url)
    pages.set(url, data)
    // Each letter that is typed makes a page.
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!)
    for (const card of cardsIn(data)) cards.set(card.slug, card)
    if (data.page === 'listings') lists.set(pathOf(url), data.list)
    return data
  }

  const listOf = (url: string) => lists.get(pathOf(url))

  /** The list that the search index has at an address, if it has it all. */
  async function compute(url: string): Promise<PageData | undefined> {
    const engine = directoryStore.current()
    const list = listOf(url)
    return engine && list && engine.canFind(url) ? engine.listAt(url, list) : undefined
  }

  return {
    peek: (url) => pages.get(url),
    listOf,
    load: async (url, signal) => {
      // Where the listings lie, only the server knows. Without it the address of a map leads to the list.
      const computed = !isMap(url) && directoryStore.isComplete() && (await compute(url))
      if (computed && !isUnsettled(computed)) return keep(url, computed)
      const page = await fetchPage(url, signal).catch(async (error: unknown) => {
        signal?.throwIfAborted()
        // Without the server's answer, what is known here is all there is.
        const data = await compute(url)
        if (!data) throw error
        return { url, data }
      })
      keep(answers(page, url) ? url : page.url, page.data)
      if (answers(page, url)) return page.data
      // A static host answers every query with the untouched page: the browser has to work out the rest.
      const { queriedPage } = await import('./staticHost.ts')
      return keep(url, await queriedPage(url, served.config, { ready: directoryStore.ready, compute }))
    },
  }
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** Whether a query decides what the page at an address shows. */
function hasQuery(url: string): boolean {
  const pathname = pathOf(url)
  return isListPath(pathname) || pathname === paths.compare([]) || pathname === paths.shortlist()
}

/** Whether a list may be another one for who knows where places are and what is open: it is near what its text means, or the text finds nothing. */
const isUnsettled = (data: PageData) =>
  data.page === 'listings' &&
  (data.nothing ?? data.understood?.names.wishes ?? (data.understood?.names.near !== undefined && !data.near))

const isMap = (url: string) => /[?&]view=map(?:&|$)/.test(url)

/** What a page shows, and the address that it is for. */
type FetchedPage = Pick<PagePayload, 'url' | 'data'>

/** Whether a page is the one for the query of an address: a static host answers every query with the untouched page. */
function answers(page: FetchedPage, url: string): boolean {
  return !hasQuery(url) || whole(page.url) === whole(url)
}

const whole = (url: string) => new URL(url, 'http://site.invalid').href

async function fetchPage(url: string, signal: AbortSignal | undefined): Promise<FetchedPage> {
  const [pathname = '', query] = url.split('?')
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}/page.json${query === undefined ? '' : `?${query}`}`, {
      ...(signal && { signal }),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    if (isJson && (response.ok || [404, 410].includes(response.status))) {
      return (await response.json()) as FetchedPage // Written by this site's own renderer.
    }
    // A static host has no page.json for what does not exist.
    if (response.status === 404)
      return { url, data: { page: pathname.startsWith(`${paths.listings}/`) ? 'listing-not-found' : 'not-found' } }
    throw new Error(`The answer was ${response.status} ${response.statusText}.`)
  } catch (cause) {
    throw new PageUnavailableError(`${url} could not be fetched.`, { cause })
  }
}
