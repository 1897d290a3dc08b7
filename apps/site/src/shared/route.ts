import type { ComponentType } from 'react'
import {
  createContext,
  data,
  redirect,
  RouterContextProvider,
  type LoaderFunction,
  type NonIndexRouteObject,
} from 'react-router-dom'
import { movedAddress, type NotFoundData, type PageData } from './data/pageData.ts'
import type { PageSource } from './data/pageSource.ts'

/** What a browser's tab, a search engine and a shared link say about a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** `false` keeps this state of a public page out of search engines. */
  readonly index?: boolean
}

/**
 * How long a server keeps an answer: until the listings change, until the code changes, or not at all, because a link that is good for something may have
 * led to the page.
 */
export type PageCache = 'listings' | 'code' | 'never'

/** What the site knows of a page beside its code and its loader. */
export interface PageHandle {
  readonly head: (page: PageData) => PageHead
  readonly cache: PageCache
  /** Whether search engines and the sitemap know the page. */
  readonly isPublic: boolean
  readonly addresses: (source: PageSource) => Promise<readonly string[]>
  /** Whether visitors are likely to open it next: its code is fetched once the browser is idle. */
  readonly isFetchedAhead: boolean
}

/** A page: an object of React Router, with what this site needs to know of it. */
export interface PageRoute extends NonIndexRouteObject {
  path: string
  /** Its code. */
  lazy?: { Component?: () => Promise<ComponentType> }
  handle: PageHandle
}

/** A page as its line of the table says it: what it does not say is as usual. */
export interface PageLine extends Omit<PageRoute, 'handle'> {
  handle: Partial<PageHandle> & Pick<PageHandle, 'head'>
}

/** The route of a page whose one address is its path, which is shown with the listings of now and known to search engines, unless its line says otherwise. */
export function pageRoute({ handle, ...route }: PageLine): PageRoute {
  const addresses = async () => [route.path]
  return {
    id: route.path,
    caseSensitive: true,
    ...route,
    handle: { cache: 'listings', isPublic: true, isFetchedAhead: false, addresses, ...handle },
  }
}

interface PageRequest {
  readonly url: URL
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Partial<Record<string, string>>>
  readonly source: PageSource
}

type AskSource<Data extends PageData> = (request: PageRequest) => Promise<Data | undefined>

/** Obtains what a page shows: a server asks its listings, a browser the search index or the `page.json` beside the page. */
export type ObtainPage = (request: {
  readonly url: URL
  readonly signal: AbortSignal
  readonly ask: (source: PageSource) => Promise<PageData | undefined>
}) => Promise<PageData | undefined>

const obtainContext = createContext<ObtainPage>()

/** What loaders are given. */
export function contextOf(obtain: ObtainPage): RouterContextProvider {
  return new RouterContextProvider(new Map([[obtainContext, obtain]]))
}

const NOT_FOUND: NotFoundData = { page: 'not-found' }

/** Ends the loader of a page that there is not. */
function notFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- How the router is told of a status.
  throw data(NOT_FOUND, { status: 404 })
}

/** The loader of a page that shows listings. `ask` says what it shows; undefined where the address names nothing. */
export function load<Data extends PageData>(ask: AskSource<Data>): LoaderFunction<RouterContextProvider> {
  return async ({ request, params, context }) => {
    const url = new URL(request.url)
    const page = await context.get(obtainContext)({
      url,
      signal: request.signal,
      ask: (source) => ask({ url, source, params: normalised(params) }),
    })
    if (page === undefined || page.page === 'not-found') return notFound()
    return page.page === 'moved' ? redirect(movedAddress(page, url.search), 301) : page
  }
}

/** Names in addresses may be written in several ways. */
function normalised(params: PageRequest['params']): PageRequest['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value?.normalize()]))
}

/** The part of a `handle` that reads what the page's own loader gave. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It says which data that is.
export function headOf<Data extends PageData>(head: (page: Data) => PageHead): Pick<PageHandle, 'head'> {
  return { head: (page) => head(page as Data) } // The loader beside it gives no other.
}

/** The `handle` of a page whose content does not depend on the listings. */
export function plain(title: string, description: string): PageLine['handle'] {
  return { head: () => ({ title, description }), cache: 'code' }
}
