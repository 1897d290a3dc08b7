import { parseSearch, serialiseSearch, type SearchState } from '@dira/directory-core'
import type { PageData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PagePayload } from '../app/siteConfig.ts'
import type { DirectoryStore } from './directoryStore.ts'
import type { ListSearch } from './searchListings.ts'

/** The pages that this visit has seen, by path and query: going back is instant and needs no network. */
export interface PageStore {
  /** The page as far as it is known here. A list is computed once the search index has arrived. */
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
  let computed: { readonly url: string; readonly search: ListSearch; readonly data: PageData } | undefined

  function computeList(url: string): PageData | undefined {
    const search = directoryStore.current()
    const state = listState(url)
    if (!search || !state) return undefined
    if (computed?.url !== url || computed.search !== search) computed = { url, search, data: search(state) }
    return computed.data
  }

  return {
    peek: (url) => computeList(url) ?? pages.get(url),
    load: async (url) => {
      const page = await fetchPage(url)
      if (answers(page, url)) pages.set(url, page)
      // A static host answers every query with the untouched list: the browser has to search itself.
      else await directoryStore.ready()
      return page
    },
  }
}

/** The state of a list's address; undefined for other pages. */
function listState(url: string): SearchState | undefined {
  const [pathname, query = ''] = url.split('?')
  return pathname === paths.listings ? parseSearch(new URLSearchParams(query)) : undefined
}

function answers(page: PageData, url: string): boolean {
  const state = listState(url)
  return page.page !== 'listings' || !state || String(serialiseSearch(page.state)) === String(serialiseSearch(state))
}

async function fetchPage(url: string): Promise<PageData> {
  const [pathname = '', query] = url.split('?')
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}/page.json${query === undefined ? '' : `?${query}`}`)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    if (isJson && (response.ok || response.status === 404)) {
      const payload = (await response.json()) as PagePayload // Written by this site's own renderer.
      return payload.data
    }
    // A static host has no page.json for what does not exist.
    if (response.status === 404)
      return { page: pathname.startsWith(`${paths.listings}/`) ? 'listing-not-found' : 'not-found' }
    throw new Error(`The answer was ${response.status} ${response.statusText}.`)
  } catch (cause) {
    throw new PageUnavailableError(`${url} could not be fetched.`, { cause })
  }
}
