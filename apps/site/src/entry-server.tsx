import '@dira/ui/styles'
import { themeScript } from '@dira/ui'
import type { Directory } from '@dira/directory-core'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { loadAllRoutes } from './app/routes.tsx'
import { statusOf, type PageData } from './app/pageData.ts'
import { pageHead } from './app/pageHead.ts'
import { paths } from './app/paths.ts'
import { startScript } from './app/startScript.ts'
import { imageOriginsOf, type PagePayload, type SiteConfig } from './app/siteConfig.ts'
import { pageDataFor } from './data/pageDataFor.ts'
import { publicPaths } from './data/publicPaths.ts'
import { rememberedCards } from './data/rememberedCards.ts'
import { shareImageOf, sharePath } from './structured/shareImage.ts'
import { escapeMarkup } from './structured/escapeMarkup.ts'
import { robots, sitemap } from './structured/sitemap.ts'
import { structuredData } from './structured/structuredData.ts'

export { loadAllRoutes, publicPaths, robots, sitemap, themeScript }

/** The one script that stands in a page: it sets the theme before anything is painted, and starts the rest later. */
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
  /** For the marks of the same name in index.html. */
  readonly head: string
  readonly app: string
  readonly data: string
  /** What the page was made of: what `page.json` answers. */
  readonly payload: PagePayload
}

/** The payload of a page alone: what `page.json` answers. */
export function payloadFor({ url, directory, instant, config }: RenderRequest): {
  status: 200 | 404
  payload: PagePayload
} {
  const imageOrigins = imageOriginsOf(config)
  const cardOf = rememberedCards({ imageOrigins })
  const data = pageDataFor(new URL(url, 'http://site.invalid'), { directory, instant, imageOrigins, cardOf })
  return { status: statusOf(data), payload: { config, url, instant: instant.toISOString(), data } }
}

/** A page as HTML, complete without script, with the payload that hydration starts from. Rejects when any part of it fails. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { status, payload } = payloadFor(request)
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
  return { status, head: headHtml(payload), app, data: payloadHtml(payload), payload }
}

function headHtml(payload: PagePayload): string {
  const { config, url, data } = payload
  const { title, description, index } = pageHead(data)
  const canonical = `${config.siteUrl}${canonicalPath(data, url)}`
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
  const about = structuredData(data, config.siteUrl)
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
function canonicalPath(data: PageData, url: string): string {
  return data.page === 'listings'
    ? paths.search(data.state, data.list.path)
    : new URL(url, 'http://site.invalid').pathname
}

function payloadHtml(payload: PagePayload): string {
  return `<script type="application/json" id="page-payload">${jsonInHtml(payload)}</script>`
}

/** JSON that no text in it can end the element of. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
