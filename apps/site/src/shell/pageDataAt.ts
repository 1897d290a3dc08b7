import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import type { PageData } from '../shared/data/pageData.ts'
import { pageRoutes } from './pageRoutes.ts'
import type { PageSource } from '../shared/data/pageSource.ts'
import { contextOf } from '../shared/route.ts'

/** What loaders are given on a server: they ask its listings. */
export const serverContext = (source: PageSource) => contextOf(({ ask }) => ask(source))

/** The loaders of all pages, without the code that shows them. */
const loaders = createStaticHandler(
  pageRoutes.map(({ id = '', path, caseSensitive = true, loader = false }) => ({ id, path, caseSensitive, loader })),
)

/** What the page at an address shows, on a server. */
export async function pageDataAt(url: URL, source: PageSource): Promise<PageData> {
  return dataOf(await loaders.query(new Request(url), { requestContext: serverContext(source) }))
}

/** What a page shows, by what the router found. A loader that failed makes it throw. */
export function dataOf(found: StaticHandlerContext | Response): PageData {
  if (found instanceof Response) return { page: 'moved', to: found.headers.get('location') ?? '/' }
  const [error] = Object.values(found.errors ?? {})
  if (isRouteErrorResponse(error) && error.status === 404) return { page: 'not-found' }
  if (error !== undefined) throw error
  const data: PageData | undefined = found.loaderData[found.matches.at(-1)?.route.id ?? '']
  return data ?? { page: 'plain' }
}
