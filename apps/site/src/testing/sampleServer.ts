import { createDirectory, type Directory } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import type { PageData } from '../app/pageData.ts'
import { CHANGES_PATH, type PagePayload, type SiteConfig } from '../app/siteConfig.ts'
import { suggestionsData } from '../data/suggestionsData.ts'
import { understoodList } from '../data/understoodList.ts'
import { pageEngine } from '../data/pageEngine.ts'

const INDEX_PATH = '/index.json'
const SUGGESTIONS = '/suggestions.json'

const config: SiteConfig = {
  siteUrl: 'https://dira.example',
  apiUrl: '',
  formsUrl: '',
  publishableKey: 'sample',
  imageOrigins: [],
  indexPath: INDEX_PATH,
  indexCursor: '0',
}

let directory: Directory | undefined

/** The page at a path and query over the sample listings. */
export function samplePage(url: string): PageData {
  return sampleEngine().pageAt(url)
}

function sampleEngine() {
  directory ??= createDirectory(SAMPLE_LISTINGS)
  return pageEngine(directory, config, { understoodList })
}

/** What the HTML of a page would carry. */
export function samplePayload(url: string, data: PageData = samplePage(url)): PagePayload {
  return { config, url, instant: new Date().toISOString(), data }
}

/** Answers the requests of a story's page as the site's server does. Returns the function that stops it. */
export function startSampleServer({ isOnline = true }: { readonly isOnline?: boolean } = {}): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const isPage = pathname.endsWith('/page.json')
    const isSuggestions = pathname.endsWith(SUGGESTIONS)
    const isFile = pathname === INDEX_PATH || pathname === CHANGES_PATH
    if (!isPage && !isSuggestions && !isFile && !/^\/(?:rest|auth)\/v1\//.test(pathname)) return fetch(input, init)
    if (!isOnline) throw new TypeError('Failed to fetch')
    if (isPage) return Response.json(samplePayload(pathname.slice(0, -'/page.json'.length) + search))
    if (isSuggestions) {
      const engine = sampleEngine()
      return Response.json(
        suggestionsData(engine.pageAt(pathname.slice(0, -SUGGESTIONS.length) + search), engine.input()),
      )
    }
    if (pathname === CHANGES_PATH) return Response.json({ put: [], remove: [], phones: {} })
    if (pathname === INDEX_PATH) return Response.json({ listings: SAMPLE_LISTINGS, phones: {} })
    return new Response(null, { status: request.method === 'POST' ? 201 : 503 })
  }
  return () => {
    globalThis.fetch = fetch
  }
}
