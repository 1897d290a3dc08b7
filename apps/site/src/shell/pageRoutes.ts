import { matchRoutes } from 'react-router-dom'
import { routes } from '../routes.ts'
import { fetchAhead } from './fetchAhead.ts'
import type { PageSource } from '../shared/data/pageSource.ts'
import { load, pageRoute, type PageRoute } from '../shared/route.ts'

/** What is said of an address that leads nowhere. */
export const NOT_FOUND_HEAD = { title: 'Page not found | Dira', description: 'Oops! Page not found', index: false }

const NOT_FOUND = pageRoute({
  path: '*',
  loader: load(async () => undefined),
  handle: { head: () => NOT_FOUND_HEAD, addresses: async () => [] },
})

/** Every page. */
export const pageRoutes: readonly PageRoute[] = [...routes.map(pageRoute), NOT_FOUND]

/** The page at a path. */
export function pageAt(pathname: string): PageRoute {
  return matchRoutes([...pageRoutes], pathname)?.at(-1)?.route ?? NOT_FOUND
}

/** The path of every page that search engines may list, each once. */
export async function publicPaths(source: PageSource): Promise<readonly string[]> {
  return pathsOf(
    pageRoutes.filter(({ handle }) => handle.isPublic),
    source,
  )
}

/** The path of every page, each once. */
export async function allPaths(source: PageSource): Promise<readonly string[]> {
  return pathsOf(pageRoutes, source)
}

async function pathsOf(pages: readonly PageRoute[], source: PageSource): Promise<readonly string[]> {
  const found = await Promise.all(pages.map(({ handle }) => handle.addresses(source)))
  return [...new Set(found.flat())]
}

/** Fetches the code of the page at a path before it is shown: with it, hydration finds the same tree as the HTML. */
export async function loadPage(pathname: string): Promise<void> {
  await loadCode(pageAt(pathname))
}

/** Fetches the code of the pages that are likely to be opened next, and what moves a picture into one. What fails is fetched again when it is needed. */
export async function loadPagesAhead(): Promise<void> {
  const later = pageRoutes.filter(({ handle }) => handle.isFetchedAhead)
  await Promise.allSettled(
    fetchAhead(() => [import('./movingPicture.ts'), ...later.flatMap(({ lazy }) => lazy?.Component?.() ?? [])]),
  )
}

/** Fetches the code of every page: a server renders all of them. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(pageRoutes.map(loadCode))
}

async function loadCode(route: PageRoute): Promise<void> {
  if (!route.lazy?.Component) return
  route.Component = await route.lazy.Component()
  delete route.lazy
}
