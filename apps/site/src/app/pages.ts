import { PAGES_FOR_APPLICANTS } from './pagesForApplicants.ts'
import { fetchAhead } from './fetchAhead.ts'
import { matchPath } from '@dira/data/site'
import { definePage, type Page, type PageHead, type PageRequest } from './page.ts'
import type { PageData } from './pageData.ts'
import type { PageSource } from './pageSource.ts'
import { PAGES_FOR_VISITORS } from './pagesForVisitors.ts'
import { decoded } from './paths.ts'

/** The pages that there are. The build of a script for the browser has one table, and leaves out the others. */
const PAGES = [...PAGES_FOR_VISITORS, ...PAGES_FOR_APPLICANTS]

/** Any other address. */
const NOT_FOUND = definePage({
  path: '',
  load: () => import('../routes/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  data: async () => ({ page: 'not-found' }),
  head: () => ({ title: 'Page not found | Dira', description: 'Oops! Page not found', index: false }),
  addresses: async () => [],
  isFetchedAhead: true,
})

const ALL_PAGES = [...PAGES, NOT_FOUND]

/** The page at a path, and the parameters of the path. */
export function pageAt(pathname: string): { readonly page: Page; readonly params: PageRequest['params'] } {
  const path = pathname.slice(1).split('/').map(decoded)
  for (const page of PAGES) {
    const params = matchPath(page.segments, path)
    if (params) return { page, params }
  }
  return { page: NOT_FOUND, params: {} }
}

/** What the page at an address shows. */
export async function pageDataAt(url: URL, source: PageSource): Promise<PageData> {
  const { page, params } = pageAt(url.pathname)
  return (await page.data({ url, params, source })) ?? { page: 'not-found' }
}

/** Title, description and indexing of a page that shows `data`. */
export function headOf(pathname: string, data: PageData): Required<PageHead> {
  const page = data.page === 'not-found' ? NOT_FOUND : pageAt(pathname).page
  return { index: page.isPublic, ...page.head(data) }
}

/** The path of every page that search engines may list, each once. */
export async function publicPaths(source: PageSource): Promise<readonly string[]> {
  return pathsOf(
    PAGES.filter(({ isPublic }) => isPublic),
    source,
  )
}

/** The path of every page, each once. */
export async function allPaths(source: PageSource): Promise<readonly string[]> {
  return pathsOf(PAGES, source)
}

async function pathsOf(pages: readonly Page[], source: PageSource): Promise<readonly string[]> {
  const found = await Promise.all(pages.map(({ addresses }) => addresses(source)))
  return [...new Set(found.flat())]
}

/** Fetches the code of the page at a path before it is shown. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname).page.load()
}

/** Fetches the code of the pages that are likely to be opened next. What fails is fetched again when it is needed. */
export async function loadPagesAhead(): Promise<void> {
  const later = ALL_PAGES.filter(({ isFetchedAhead }) => isFetchedAhead)
  await Promise.allSettled(fetchAhead(() => later.map(({ load }) => load())))
}

/** Fetches the code of every page: a server renders all of them. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(ALL_PAGES.map(({ load }) => load()))
}
