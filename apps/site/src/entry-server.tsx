import '@dira/ui/styles'
import { themeScript } from '@dira/ui'
import type { Directory } from '@dira/directory-core'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { loadAllRoutes } from './app/routes.tsx'
import { statusOf } from './app/pageData.ts'
import { pageHead } from './app/pageHead.ts'
import { imageOriginsOf, type PagePayload, type SiteConfig } from './app/siteConfig.ts'
import { pageDataFor } from './data/pageDataFor.ts'
import { publicPaths } from './data/publicPaths.ts'

export { loadAllRoutes, publicPaths }

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
}

/** The payload of a page alone: what `page.json` answers. */
export function payloadFor({ url, directory, instant, config }: RenderRequest): {
  status: 200 | 404
  payload: PagePayload
} {
  const data = pageDataFor(new URL(url, 'http://site.invalid'), {
    directory,
    instant,
    imageOrigins: imageOriginsOf(config),
  })
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
  return { status, head: headHtml(payload), app: await new Response(prelude).text(), data: payloadHtml(payload) }
}

function headHtml({ config, url, data }: PagePayload): string {
  const { title, description, index } = pageHead(data)
  const canonical = new URL(url, `${config.siteUrl}/`)
  return [
    // First of all, so that no page is painted in the theme that was not chosen.
    `<script>${themeScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    index
      ? `<link rel="canonical" href="${escapeHtml(`${config.siteUrl}${canonical.pathname}${canonical.search}`)}" />`
      : '<meta name="robots" content="noindex" />',
  ].join('\n    ')
}

function payloadHtml(payload: PagePayload): string {
  return `<script type="application/json" id="page-payload">${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
