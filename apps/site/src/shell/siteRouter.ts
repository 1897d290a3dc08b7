import {
  createPath,
  type createBrowserRouter,
  type DataRouteObject,
  type DataStrategyFunction,
  type DOMRouterOpts,
  type HydrationState,
  type Path,
} from 'react-router-dom'
import { PageUnavailableError, type PageStore } from '../shared/data/pageStore.ts'
import { movedAddress, type PageData } from '../shared/data/pageData.ts'
import { pageAt } from './pageRoutes.ts'
import { contextOf } from '../shared/route.ts'
import { siteAnswers } from '../shared/siteAnswers.ts'

/** The id of the route around all pages: what is thrown by one of them is shown there. */
export const PAGES_ID = 'pages'

/** In the router's state of the address that stayed: where the way led that could not be gone. */
export interface StayedState {
  readonly unavailable?: string
}

type Router = ReturnType<typeof createBrowserRouter>

interface SiteRouter {
  readonly served: { readonly pathname: string; readonly data: PageData }
  readonly pageStore: Pick<PageStore, 'load' | 'peek'>
  /** The router that these options are for, once there is one. */
  readonly router: () => Router
}

/** How the router begins with the page that was served, and obtains the next ones. */
export function routerOptions({ served, pageStore, router }: SiteRouter) {
  return {
    hydrationData: hydrationOf(served),
    getContext: () =>
      contextOf(async ({ url: { pathname, search }, signal }) => {
        const address = pathname + search
        const page = pageStore.peek(address) ?? (await pageStore.load(address, signal))
        // A loader is not told the fragment, which stays with a page that has moved.
        const { hash = '' } = router().state.navigation.location ?? {}
        return page.page === 'moved' ? { ...page, to: movedAddress(page, search) + hash } : page
      }),
    dataStrategy: loadOrStay(router),
  } satisfies DOMRouterOpts
}

function hydrationOf({ pathname, data }: SiteRouter['served']): HydrationState {
  if (data.page === 'not-found') {
    // What the loader threw on the server, as the router knows it.
    return { loaderData: {}, errors: { [PAGES_ID]: { status: 404, statusText: '', internal: false, data } } }
  }
  return { loaderData: { [pageAt(pathname).id ?? '']: data } }
}

/** Runs loaders as the router does. Where a page cannot be had, the one on show stays, and its address says so in the router's state. */
const loadOrStay =
  (routerOf: () => Router): DataStrategyFunction =>
  async ({ matches, request, fetcherKey }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler())
    const results = await Promise.all(wanted.map((match) => match.resolve()))
    const isShown = fetcherKey === null && !request.signal.aborted
    const hasNoCode = results.some(({ type }, at) => type === 'error' && wanted[at] && isWithoutCode(wanted[at].route))
    if (hasNoCode && isShown && (await siteAnswers())) await openAnew(routerOf())
    else if (hasNoCode || results.some(({ result }) => result instanceof PageUnavailableError)) {
      if (isShown) stay(routerOf())
    }
    return Object.fromEntries(wanted.map(({ route }, at) => [route.id, results[at]!]))
  }

/** Whether the code of a route was not fetched: the router empties `lazy` once it is. */
const isWithoutCode = ({ lazy }: DataRouteObject) => typeof lazy === 'object' && lazy.Component !== undefined

/** Opens the page that is wanted as a document of its own: a site that answers has newer code, and the router asks for no code twice. */
async function openAnew({ state: { navigation } }: Router): Promise<void> {
  if (!navigation.location || isAt(navigation.location)) return
  location.assign(createPath(navigation.location))
  await new Promise(() => {}) // The document ends.
}

/** Whether the browser is at an address. By Back and Forward it is there before the page is. */
const isAt = (wanted: Path) => createPath(wanted) === location.pathname + location.search + location.hash

function stay(router: Router): void {
  const { state } = router
  const wanted = state.navigation.location
  if (!wanted || !isAt(state.location)) return
  void router.navigate(state.location, {
    replace: true,
    state: { ...(state.location.state as object | null), unavailable: createPath(wanted) } satisfies StayedState,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  })
}
