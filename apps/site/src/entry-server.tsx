import '@dira/ui/styles'
import { holidaysAhead, listingCard, type Listing, type ListingRow, type SuggestionSource } from '@dira/directory-core'
import { themeScript, type NearTown } from '@dira/ui'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { App } from './shell/App.tsx'
import { holidays } from '@dira/directory-core/names/en/holidays'
import * as names from '@dira/data/names'
import { statusOf, type PageData, type PageStatus, type SuggestionsData } from './shared/data/pageData.ts'
import { dataOf, pageDataAt, serverContext } from './shell/pageDataAt.ts'
import { createVisit } from './shared/PagePayloadProvider.tsx'
import { allPaths, loadAllPages, pageAt } from './shell/pageRoutes.ts'
import type { PageSource } from './shared/data/pageSource.ts'
import { searchPath, imageOriginsOf, type SiteConfig } from '@dira/data/site'
import type { PageCache } from './shared/route.ts'
import { siteRoutes } from './shell/siteRoutes.tsx'
import type { PagePayload } from './shared/data/pagePayload.ts'
import { createPageSource, type PageInput } from './shared/data/createPageSource.ts'
import { readPhonesOnce } from './shared/data/readPhonesOnce.ts'
import type { ListingStore } from './shared/data/listingStore.ts'
import { suggestionsData } from './shared/data/suggestionsData.ts'
import { townsNamed } from './shared/data/townsNamed.ts'
import { nothingFound, understoodList } from './shared/data/understoodList.ts'
import { script as startScript } from './shell/startPage.ts?script'
import { headAt } from './shell/headAt.ts'
import { shareImageOf, sharePath } from './shared/seo/shareImage.ts'
import { escapeMarkup } from './shared/seo/escapeMarkup.ts'
import { robots, sitemap as sitemapOf } from './shell/sitemap.ts'
import { structuredData } from './shared/seo/structuredData.ts'

export { loadAllPages, robots, themeScript }

/** The one inline script of a page: it sets the theme before the first paint and loads the rest later. */
export const bootScript = `${themeScript}\n${startScript}`

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly store: ListingStore
  /** What a text that is being typed may become. */
  readonly typing: SuggestionSource<ListingRow>
  /** The whole listings of some rows, in their order; one that is gone is left out. */
  readonly read: (rows: readonly ListingRow[]) => Promise<readonly Listing[]>
  readonly instant: Date
  readonly config: SiteConfig
  /** When the facts of a listing were checked. @default nothing is known of that */
  readonly checksOf?: PageInput['checksOf']
  /** Where former addresses lead. @default none is known */
  readonly formerAddresses?: PageInput['formerAddresses']
  /** Draws what has no photographs. @default nothing is drawn */
  readonly plates?: PageInput['plates']
}

/** What a page shows, and for how long that is true. */
export interface MadePage {
  readonly status: PageStatus
  readonly cache: PageCache
  /** The first instant from which the same listings give another page, in milliseconds since 1970; Infinity for none. */
  readonly changesAt: number
  /** What the page was made of: what `page.json` answers. */
  readonly payload: PagePayload
}

export interface RenderedPage extends MadePage {
  /** For the marks of the same name in index.html. */
  readonly head: string
  readonly app: string
  readonly data: string
}

/** The part of a request that is about the listings alone. */
type StoreRequest = Pick<RenderRequest, 'store' | 'config'>

/** The sitemap of a directory, as XML, or one of its parts; undefined for a part that there is not. */
export function sitemap(request: StoreRequest, part?: number): Promise<string | undefined> {
  return sitemapOf(addressesOf(request), { siteUrl: request.config.siteUrl, ...(part !== undefined && { part }) })
}

/** The path of every page of a directory. */
export function pathsOf(request: StoreRequest): Promise<readonly string[]> {
  return allPaths(addressesOf(request))
}

/** Addresses are those of rows: no listing is read for them. */
function addressesOf(request: StoreRequest): PageSource {
  return createPageSource(inputOf({ ...request, instant: new Date(0), read: async () => [] }))
}

/** The payload of a page alone: what `page.json` answers. */
export async function payloadFor(request: RenderRequest): Promise<MadePage> {
  return made(request, (url, source) => pageDataAt(url, source))
}

/** A page by what `find` finds at its address. */
async function made(
  { url: pathAndQuery, ...request }: RenderRequest,
  find: (url: URL, source: PageSource) => Promise<PageData>,
): Promise<MadePage> {
  let changesAt = Infinity
  const source = createPageSource({
    ...inputOf(request),
    onChangeAt: (instant) => {
      changesAt = Math.min(changesAt, instant)
    },
  })
  const url = pageUrl(pathAndQuery)
  const data = await find(url, source)
  const { config, instant } = request
  return {
    status: statusOf(data),
    cache: data.page === 'not-found' ? 'listings' : pageAt(url.pathname).handle.cache,
    changesAt,
    payload: { config, url: pathAndQuery, instant: instant.toISOString(), data },
  }
}

/** What to suggest for the text in the address of a list; undefined where there is no such list. */
export async function suggestionsFor({ url, typing, ...request }: RenderRequest): Promise<SuggestionsData | undefined> {
  const input = inputOf(request)
  const page = await pageDataAt(pageUrl(url), createPageSource(input))
  return suggestionsData(page, { ...input, typing })
}

/** The towns that the text in an address may mean. */
export async function townsFor({ url, store }: Pick<RenderRequest, 'url' | 'store'>): Promise<readonly NearTown[]> {
  return townsNamed(pageUrl(url).searchParams.get('search') ?? '', { places: await store.places(), names })
}

/** How many listings of the list at an address are open now, and the instant from which that may be another number; undefined where there is no list. */
export async function openCountFor({
  url,
  ...request
}: RenderRequest): Promise<{ readonly count: number; readonly changesAt: number } | undefined> {
  const asked = pageUrl(url)
  asked.searchParams.set('open', 'now')
  const { payload, changesAt } = await payloadFor({ ...request, url: asked.pathname + asked.search })
  if (payload.data.page !== 'listings') return undefined
  return { count: payload.data.facets.open[0]?.count ?? 0, changesAt }
}

function inputOf({
  store,
  read,
  instant,
  config,
  checksOf,
  formerAddresses,
  plates,
}: Omit<RenderRequest, 'url' | 'typing'>): PageInput {
  const imageOrigins = imageOriginsOf(config)
  const options = { names, imageOrigins, readPhones: readPhonesOnce }
  return {
    ...options,
    store,
    read,
    instant,
    checksOf,
    formerAddresses,
    plates,
    holidaysOf: (listing, now) => holidaysAhead(listing, now, holidays),
    understoodList,
    nothingFound,
    cardsOf: async (rows) => (await read(rows)).map((listing) => listingCard(listing, options)),
  }
}

const pageUrl = (pathAndQuery: string) => new URL(pathAndQuery, 'http://site.invalid')

const site = createStaticHandler(siteRoutes)

/** A page as HTML, complete without script, with the payload that hydration starts from. Rejects when any part of it fails. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  let found: StaticHandlerContext | Response | undefined
  const page = await made(request, async (url, source) => {
    found = await site.query(new Request(url), { requestContext: serverContext(source) })
    return dataOf(found)
  })
  // Nobody sees the page that leads to another.
  if (!found || found instanceof Response) return { ...page, head: '', app: '', data: '' }
  const { payload } = page
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App visit={createVisit(payload)}>
      <StaticRouterProvider router={createStaticRouter(site.dataRoutes, found)} context={found} hydrate={false} />
    </App>,
    // Left to itself, React would leave a part that failed to the browser and call the page done.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new AggregateError(errors, `The page ${request.url} could not be rendered.`)
  const app = await new Response(prelude).text()
  return { ...page, head: headHtml(payload), app, data: payloadHtml(payload) }
}

function headHtml(payload: PagePayload): string {
  const { config, url, instant, data } = payload
  const { pathname } = pageUrl(url)
  const { title, description, index } = headAt(pathname, data)
  const canonical = `${config.siteUrl}${canonicalPath(data, pathname)}`
  const meta = {
    'og:site_name': 'Dira',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': `${config.siteUrl}${sharePath(shareImageOf(data))}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const about = structuredData(pathname, data, { siteUrl: config.siteUrl, instant: new Date(instant) })
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    index ? `<link rel="canonical" href="${escapeMarkup(canonical)}" />` : '<meta name="robots" content="noindex" />',
    ...Object.entries(meta).map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Outside of the React tree: where only trusted scripts may be made, React must not make this one in the browser.
    ...(about && index ? [`<script type="application/ld+json">${jsonInHtml(about)}</script>`] : []),
  ].join('\n    ')
}

/** One address for what several addresses show: a query counts where it decides what a list shows. */
function canonicalPath(data: PageData, pathname: string): string {
  return data.page === 'listings' ? searchPath(data.state, data.list.path) : pathname
}

function payloadHtml(payload: PagePayload): string {
  return `<script type="application/json" id="page-payload">${jsonInHtml(payload)}</script>`
}

/** JSON that no text in it can end the element of. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
