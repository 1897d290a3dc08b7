import { createMemoryRouter, createPath } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { PageData } from '../shared/data/pageData.ts'
import { load } from '../shared/route.ts'
import { routerOptions } from './siteRouter.ts'

type Router = ReturnType<typeof createMemoryRouter>

const moved = (to: string): PageData => ({ page: 'moved', to })
const PAGES: Readonly<Record<string, PageData>> = {
  '/old': moved('/new'),
  '/old?search=a': moved('/new'),
  '/old?country=kenia': moved('/new?country=kenya'),
  '/older?search=a': moved('/old'),
}

let router: Router
afterEach(() => router.dispose())

/** A router at the home page, over pages of which some have moved. */
function openHome(): Router {
  // What the server says is what a page shows: the loader asks for nothing more.
  const loader = load<PageData>(async () => undefined)
  return createMemoryRouter(
    ['/', '/old', '/older', '/new'].map((path) => ({ id: path, path, loader, element: null })),
    routerOptions({
      served: { pathname: '/', data: { page: 'plain' } },
      pageStore: { peek: () => undefined, load: async (url) => PAGES[url] ?? { page: 'plain' } },
      router: () => router,
    }),
  )
}

it.each([
  ['/old', '/new'],
  ['/old?search=a', '/new?search=a'],
  ['/old#places', '/new#places'],
  ['/old?search=a#places', '/new?search=a#places'],
  ['/old?country=kenia#places', '/new?country=kenya#places'],
  ['/older?search=a#places', '/new?search=a#places'],
  ['/new?country=kenia#places', '/new?country=kenia#places'],
])('%s leads to %s', async (asked, found) => {
  router = openHome()
  await router.navigate(asked)
  expect(createPath(router.state.location)).toBe(found)
  expect(router.state.errors).toBeNull()
})
