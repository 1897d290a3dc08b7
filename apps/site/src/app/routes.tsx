import { lazy, type ComponentType } from 'react'
import type { PageData } from './pageData.ts'

/** The code of each kind of page, fetched when the page is first shown. */
const MODULES = {
  home: () => import('../routes/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  listings: () => import('../routes/listings/ListingsPage.tsx').then(({ ListingsPage }) => ListingsPage),
  listing: () => import('../routes/listing/ListingPage.tsx').then(({ ListingPage }) => ListingPage),
  'not-found': () => import('../routes/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
} as const satisfies Record<string, () => Promise<ComponentType>>

type RouteName = keyof typeof MODULES

/** The paths of the site and the page that stands there, as React Router reads them. */
export const ROUTES = [
  { path: '/', Page: page('home') },
  { path: '/listings', Page: page('listings') },
  { path: '/listings/:slug', Page: page('listing') },
  { path: '*', Page: page('not-found') },
] as const

/** Fetches the code of a page before it is shown. */
export async function loadRoute(kind: PageData['page']): Promise<void> {
  await MODULES[kind === 'listing-not-found' ? 'listing' : kind]()
}

/** Fetches the code of every page. */
export async function loadRoutes(): Promise<void> {
  await Promise.all(Object.values(MODULES).map((load) => load()))
}

function page(name: RouteName) {
  return lazy(async () => ({ default: await MODULES[name]() }))
}
