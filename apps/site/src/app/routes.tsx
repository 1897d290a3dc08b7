import { lazy, type ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

/** The code of each kind of page, fetched when the page is first shown. */
const MODULES = {
  home: () => import('../routes/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  listings: () => import('../routes/listings/ListingsPage.tsx').then(({ ListingsPage }) => ListingsPage),
  listing: () => import('../routes/listing/ListingPage.tsx').then(({ ListingPage }) => ListingPage),
  categories: () => import('../routes/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
  locations: () => import('../routes/locations/LocationsPage.tsx').then(({ LocationsPage }) => LocationsPage),
  compare: () => import('../routes/compare/ComparePage.tsx').then(({ ComparePage }) => ComparePage),
  shortlist: () => import('../routes/shortlist/ShortlistPage.tsx').then(({ ShortlistPage }) => ShortlistPage),
  pricing: () => import('../routes/pricing/PricingPage.tsx').then(({ PricingPage }) => PricingPage),
  about: () => import('../routes/about/AboutRoute.tsx').then(({ AboutRoute }) => AboutRoute),
  contact: () => import('../routes/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
  privacy: () => import('../routes/privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
  admin: () => import('../routes/admin/LoginPage.tsx').then(({ LoginPage }) => LoginPage),
  dashboard: () => import('../routes/dashboard/DashboardPage.tsx').then(({ DashboardPage }) => DashboardPage),
  'not-found': () => import('../routes/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
} as const satisfies Record<string, () => Promise<ComponentType>>

type RouteName = keyof typeof MODULES

/** The paths of the site and the page that stands there, as React Router reads them. */
const ROUTES = [
  route('/', 'home'),
  route('/listings', 'listings'),
  route('/listings/:slug', 'listing'),
  route('/classifieds', 'listings'),
  route('/categories', 'categories'),
  route('/categories/:category/:subcategory?', 'listings'),
  route('/locations', 'locations'),
  route('/locations/:place/:region?', 'listings'),
  route('/compare', 'compare'),
  route('/shortlist', 'shortlist'),
  route('/pricing', 'pricing'),
  route('/about', 'about'),
  route('/contact', 'contact'),
  route('/privacy', 'privacy'),
  route('/admin', 'admin'),
  route('/admin/dashboard', 'dashboard'),
]

const NOT_FOUND = route('*', 'not-found')

/** The pages that a visitor is likely to open next. */
const VISITED = ['home', 'listings', 'listing', 'categories', 'locations', 'not-found'] as const

/** The page at a path: a flat list needs no more of the router than to say which. */
export function routeAt(pathname: string) {
  return matchRoutes(ROUTES, pathname)?.[0]?.route ?? NOT_FOUND
}

/** Fetches the code of the page at a path before it is shown. */
export async function loadRoute(pathname: string): Promise<void> {
  await routeAt(pathname).load()
}

/** Fetches the code that a visit goes on with, for when its network has gone. What fails is fetched again when it is needed. */
export async function loadRoutes(): Promise<void> {
  await Promise.allSettled(VISITED.map((name) => MODULES[name]()))
}

/** Fetches the code of every page: a server renders all of them. */
export async function loadAllRoutes(): Promise<void> {
  await Promise.all(Object.values(MODULES).map((load) => load()))
}

function route(path: string, name: RouteName) {
  const load: () => Promise<ComponentType> = MODULES[name]
  return { path, load, Page: lazy(async () => ({ default: await load() })) }
}
