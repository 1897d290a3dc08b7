import '@dira/ui/styles'
import { bearingOf, type Directory } from '@dira/directory-core'
import { themeScript } from '@dira/ui'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import * as names from './app/names.ts'
import { statusOf, type PageData, type SuggestionsData } from './app/pageData.ts'
import { allPaths, headOf, loadAllPages, pageDataAt } from './app/pages.ts'
import type { PageSource } from './app/pageSource.ts'
import { paths } from './app/paths.ts'
import { imageOriginsOf, type PagePayload, type SiteConfig } from './app/siteConfig.ts'
import { createPageSource, type PageInput } from './data/createPageSource.ts'
import { readPhonesOnce } from './data/readPhonesOnce.ts'
import { rememberedCards } from './data/rememberedCards.ts'
import { suggestionsData } from './data/suggestionsData.ts'
import { understoodList } from './data/understoodList.ts'
import { script as startScript } from './start/startPage.ts?script'
import { shareImageOf, sharePath } from './seo/shareImage.ts'
import { escapeMarkup } from './seo/escapeMarkup.ts'
import { robots, sitemap as sitemapOf } from './seo/sitemap.ts'
import { structuredData } from './seo/structuredData.ts'

export { loadAllPages, robots, themeScript }

/** The one inline script of a page: it sets the theme before the first paint and loads the rest later. */
export const bootScript = `${themeScript}\n${startScript}`

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly directory: Directory
  readonly instant: Date
  readonly config: SiteConfig
}

export interface RenderedPage {
  readonly status: 200 | 404
  /** The first instant from which the same listings give another page, in milliseconds since 1970; Infinity for none. */
  readonly changesAt: number
  /** For the marks of the same name in index.html. */
  readonly head: string
  readonly app: string
  readonly data: string
  /** What the page was made of: what `page.json` answers. */
  readonly payload: PagePayload
}

/** The sitemap of a directory, as XML. */
export function sitemap(directory: Directory, config: SiteConfig): string {
  return sitemapOf(sourceOf({ directory, instant: new Date(0), config }), config.siteUrl)
}

/** The path of every page of a directory. */
export function pathsOf(directory: Directory, config: SiteConfig): readonly string[] {
  return allPaths(sourceOf({ directory, instant: new Date(0), config }))
}

/** The payload of a page alone: what `page.json` answers. */
export function payloadFor({ url, ...request }: RenderRequest): Omit<RenderedPage, 'head' | 'app' | 'data'> {
  let changesAt = Infinity
  const source = sourceOf(request, (instant) => {
    changesAt = Math.min(changesAt, instant)
  })
  const data = pageDataAt(pageUrl(url), source)
  const { config, instant } = request
  return { status: statusOf(data), changesAt, payload: { config, url, instant: instant.toISOString(), data } }
}

/** What to suggest for the text in the address of a list; undefined where there is no such list. */
export function suggestionsFor({ url, ...request }: RenderRequest): SuggestionsData | undefined {
  return suggestionsData(pageDataAt(pageUrl(url), sourceOf(request)), inputOf(request))
}

function sourceOf(request: Omit<RenderRequest, 'url'>, onChangeAt?: (instant: number) => void): PageSource {
  return createPageSource({ ...inputOf(request), ...(onChangeAt && { onChangeAt }) })
}

function inputOf({ directory, instant, config }: Omit<RenderRequest, 'url'>): PageInput {
  const imageOrigins = imageOriginsOf(config)
  return {
    directory,
    names,
    instant,
    imageOrigins,
    readPhones: readPhonesOnce,
    understoodList,
    bearing: (from, { mapCoordinates }) => (mapCoordinates ? bearingOf(from, mapCoordinates) : null),
    cardOf: rememberedCards({ names, imageOrigins, readPhones: readPhonesOnce }),
  }
}

const pageUrl = (pathAndQuery: string) => new URL(pathAndQuery, 'http://site.invalid')

/** A page as HTML, complete without script, with the payload that hydration starts from. Rejects when any part of it fails. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { status, changesAt, payload } = payloadFor(request)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={request.url}>
      <App payload={payload} />
    </StaticRouter>,
    // Left to itself, React would leave a part that failed to the browser and call the page done.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new AggregateError(errors, `The page ${request.url} could not be rendered.`)
  const app = await new Response(prelude).text()
  return { status, changesAt, head: headHtml(payload), app, data: payloadHtml(payload), payload }
}

function headHtml(payload: PagePayload): string {
  const { config, url, data } = payload
  const { pathname } = pageUrl(url)
  const { title, description, index } = headOf(pathname, data)
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
  const about = structuredData(pathname, data, config.siteUrl)
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
  return data.page === 'listings' ? paths.search(data.state, data.list.path) : pathname
}

function payloadHtml(payload: PagePayload): string {
  return `<script type="application/json" id="page-payload">${jsonInHtml(payload)}</script>`
}

/** JSON that no text in it can end the element of. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
