import { encodeIndex, NAMES_OF_PLACES, type Directory } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import * as names from '@dira/data/names'
import type { PageData } from '../shared/data/pageData.ts'
import { CHANGES_PATH, TOWNS_PATH, type SiteConfig } from '@dira/data/site'
import type { PagePayload } from '../shared/data/pagePayload.ts'
import { storeOf } from '../shared/data/listingStore.ts'
import { suggesterOf, suggestionsData } from '../shared/data/suggestionsData.ts'
import { townsNamed } from '../shared/data/townsNamed.ts'
import { directoryOf, inputOver, pageOver } from './samplePages.ts'

const INDEX_PATH = '/index.bin'
const SUGGESTIONS = '/suggestions.json'
const OPEN_COUNT = '/open.json'

/** The configuration of a site over the sample listings. */
export const SAMPLE_CONFIG: SiteConfig = {
  siteUrl: 'https://dira.example',
  apiUrl: '',
  formsUrl: '',
  publishableKey: 'sample',
  imageOrigins: [],
  indexPath: INDEX_PATH,
  indexCursor: '0',
  idsPath: '',
}

let directory: Directory | undefined

/** The sample listings, made searchable once. */
export function sampleDirectory(): Directory {
  return (directory ??= directoryOf(SAMPLE_LISTINGS))
}

/** The page at a path and query over the sample listings. */
export function samplePage(url: string): Promise<PageData> {
  return pageOver(sampleDirectory(), url)
}

/** What the HTML of a page would carry. */
export function payloadOf(url: string, data: PageData): PagePayload {
  return { config: SAMPLE_CONFIG, url, instant: new Date().toISOString(), data }
}

/** Answers the requests of a story's page as the site's server does. Returns the function that stops it. */
export function startSampleServer({ isOnline = true }: { readonly isOnline?: boolean } = {}): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const isPage = pathname.endsWith('/page.json')
    const isSuggestions = pathname.endsWith(SUGGESTIONS)
    const isOpenCount = pathname.endsWith(OPEN_COUNT)
    const isFile = [INDEX_PATH, CHANGES_PATH, TOWNS_PATH].includes(pathname)
    if (!isPage && !isSuggestions && !isOpenCount && !isFile && !/^\/(?:rest|auth)\/v1\//.test(pathname))
      return fetch(input, init)
    if (!isOnline) throw new TypeError('Failed to fetch')
    if (isPage) {
      const url = pathname.slice(0, -'/page.json'.length) + search
      return Response.json(payloadOf(url, await samplePage(url)))
    }
    if (isSuggestions) {
      const page = await samplePage(pathname.slice(0, -SUGGESTIONS.length) + search)
      const typing = suggesterOf(sampleDirectory(), names, NAMES_OF_PLACES)
      return Response.json(await suggestionsData(page, { ...inputOver(sampleDirectory()), typing }))
    }
    if (isOpenCount) {
      const page = await samplePage(`${pathname.slice(0, -OPEN_COUNT.length)}?${search.slice(1)}&open=now`)
      return Response.json({ count: page.page === 'listings' ? page.facets.open[0]?.count : undefined })
    }
    if (pathname === TOWNS_PATH) {
      const text = new URLSearchParams(search).get('search') ?? ''
      return Response.json(townsNamed(text, { places: storeOf(sampleDirectory()).places(), names }))
    }
    if (pathname === CHANGES_PATH) return Response.json({ put: [], remove: [] })
    if (pathname === INDEX_PATH) return new Response(encodeIndex(sampleDirectory(), { use: 'browser' }))
    return new Response(null, { status: request.method === 'POST' ? 201 : 503 })
  }
  return () => {
    globalThis.fetch = fetch
  }
}
