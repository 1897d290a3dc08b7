import { statusOf, type PageData } from '../app/pageData.ts'
import { isListPath } from '../app/listPath.ts'
import { paths } from '../app/paths.ts'
import type { PagePayload } from '../app/siteConfig.ts'
import type { DirectoryStore } from './directoryStore.ts'
import { isNarrowed } from './isNarrowed.ts'

/** The pages of this visit by path and query: going back needs no network. */
export interface PageStore {
  /** The page, if it is known here. A list is computed once the search index is loaded. */
  readonly peek: (url: string) => PageData | undefined
  readonly load: (url: string) => Promise<PageData>
}

/** A page that could not be fetched; `cause` says why. Trying again may help. */
export class PageUnavailableError extends Error {
  override readonly name = 'PageUnavailableError'
}

/** A store that knows the page that was served, computes lists, and fetches the others from the `page.json` beside each page. */
export function createPageStore({
  served,
  directoryStore,
}: {
  served: PagePayload
  directoryStore: DirectoryStore
}): PageStore {
  const pages = new Map([[served.url, served.data]])

  function compute(url: string): PageData | undefined {
    const data = directoryStore.current()?.pageAt(url)
    if (data?.page === 'listings' && isNarrowed(data.state)) return undefined
    // What is not among the listings here may be newer than they are.
    return data && statusOf(data) === 200 ? data : undefined
  }

  /** The page that is computed here, unless it would say that the text is not found while listings, or what understands it, are on their way. */
  function surely(url: string): PageData | undefined {
    const data = compute(url)
    const isNotFound = data?.page === 'listings' && (data.matches === 0 || data.words !== undefined)
    return isNotFound && !directoryStore.isComplete() ? undefined : data
  }

  return {
    // A page with a query is computed anew when the listings change; the others stay as they were.
    peek: (url) => (hasQuery(url) ? (surely(url) ?? pages.get(url)) : (pages.get(url) ?? surely(url))),
    load: async (url) => {
      const page = await fetchPage(url).catch((error: unknown) => {
        // Without the server's answer, what is known here is all there is.
        const data = compute(url)
        if (!data) throw error
        return { url, data }
      })
      if (answers(page, url)) pages.set(url, page.data)
      else {
        // A static host answers every query with the untouched page: the browser has to work it out itself.
        await directoryStore.ready()
        const known = compute(url)
        // It has no server that finds what is open, had or near.
        if (!known) throw new PageUnavailableError(`${url} is not to be had from a static host.`)
        pages.set(url, known)
      }
      return page.data
    },
  }
}

/** Whether a query decides what the page at an address shows. */
function hasQuery(url: string): boolean {
  const [pathname = ''] = url.split('?')
  return isListPath(pathname) || pathname === paths.compare([]) || pathname === paths.shortlist()
}

/** What a page shows, and the address that it is for. */
type FetchedPage = Pick<PagePayload, 'url' | 'data'>

/** Whether a page is the one for the query of an address: a static host answers every query with the untouched page. */
function answers(page: FetchedPage, url: string): boolean {
  return !hasQuery(url) || whole(page.url) === whole(url)
}

const whole = (url: string) => new URL(url, 'http://site.invalid').href

async function fetchPage(url: string): Promise<FetchedPage> {
  const [pathname = '', query] = url.split('?')
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}/page.json${query === undefined ? '' : `?${query}`}`)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    if (isJson && (response.ok || response.status === 404)) {
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
