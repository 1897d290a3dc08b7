import { CATEGORIES, serialiseSearch, type SearchState } from '@dira/directory-core'
import { categories } from './names.ts'
import { definePage, definePlainPage, matchPath, type Page, type PageHead, type PageRequest } from './page.ts'
import type { ListingData, ListingNotFoundData, ListingsData, PageData } from './pageData.ts'
import type { PageSource } from './pageSource.ts'
import { paths } from './paths.ts'
import { HEADLINE } from './siteTexts.ts'

/** What all lists of businesses have in common. */
const LIST = {
  load: () => import('../routes/listings/ListingsPage.tsx').then(({ ListingsPage }) => ListingsPage),
  isFetchedAhead: true,
}

/** Every page of the site. To add one, add an entry here. */
const PAGES: readonly Page[] = [
  definePage({
    path: paths.home,
    load: () => import('../routes/home/HomePage.tsx').then(({ HomePage }) => HomePage),
    data: ({ source }) => source.home(),
    head: () => ({
      title: `Dira: ${HEADLINE}`,
      description: 'Search, compare and contact businesses in nine countries, from safari lodges to car hire.',
    }),
    isFetchedAhead: true,
  }),
  definePage({
    ...LIST,
    path: paths.listings,
    data: ({ source, url }) => source.allListings(url),
    head: (data) => listHead(data, 'Browse all businesses across Africa.'),
  }),
  definePage({
    path: paths.categories,
    load: () => import('../routes/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
    data: ({ source }) => source.categories(),
    head: () => ({
      title: 'Browse by Category | Dira',
      description: `Businesses across Africa by what they do: ${CATEGORIES.map(({ slug }) => categories[slug]).join(', ')}.`,
    }),
    isFetchedAhead: true,
  }),
  definePage({
    ...LIST,
    path: `${paths.categories}/:category/:subcategory?`,
    data: ({ source, url, params: { category = '', subcategory } }) => source.category(url, category, subcategory),
    head: (data) => listHead(data),
    addresses: (source) => source.categoryPaths(),
  }),
  definePage({
    path: paths.locations,
    load: () => import('../routes/locations/LocationsPage.tsx').then(({ LocationsPage }) => LocationsPage),
    data: ({ source }) => source.locations(),
    head: ({ countries }) => ({
      title: 'Browse by Location | Dira',
      description: `Businesses by country, region and city: ${countries.map(({ name }) => name).join(', ')}.`,
    }),
    isFetchedAhead: true,
  }),
  definePage({
    ...LIST,
    path: `${paths.locations}/:place/:region?`,
    data: ({ source, url, params: { place = '', region } }) => source.place(url, place, region),
    head: (data) => listHead(data),
    addresses: (source) => source.placePaths(),
  }),
  definePage({
    ...LIST,
    path: paths.classifieds,
    load: () => import('../routes/listings/ClassifiedsPage.tsx').then(({ ClassifiedsPage }) => ClassifiedsPage),
    data: ({ source, url }) => source.classifieds(url),
    head: (data) => listHead(data, 'Browse all classified listings.'),
  }),
  definePlainPage({
    path: paths.pricing,
    load: () => import('../routes/pricing/PricingPage.tsx').then(({ PricingPage }) => PricingPage),
    title: 'Simple, Transparent Pricing | Dira',
    description: 'Three yearly packages for businesses: classified, standard and premium.',
  }),
  definePlainPage({
    path: paths.about,
    load: () => import('../routes/about/AboutRoute.tsx').then(({ AboutRoute }) => AboutRoute),
    title: 'About Dira',
    description: 'Connecting travellers with verified businesses across Africa since 2023.',
  }),
  definePlainPage({
    path: paths.contact,
    load: () => import('../routes/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
    title: 'Get in Touch | Dira',
    description: 'Write to Dira, call, or visit us in Cape Town.',
  }),
  definePlainPage({
    path: paths.privacy,
    load: () => import('../routes/privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
    title: 'Privacy | Dira',
    description: 'What the forms of Dira store, how long, and whom to ask.',
  }),
  definePage({
    path: `${paths.listings}/:slug`,
    load: () => import('../routes/listing/ListingPage.tsx').then(({ ListingPage }) => ListingPage),
    data: ({ source, params: { slug = '' } }) => source.listing(slug),
    head: listingHead,
    addresses: (source) => source.listingPaths(),
    isFetchedAhead: true,
  }),
  definePage({
    path: paths.compare([]),
    load: () => import('../routes/compare/ComparePage.tsx').then(({ ComparePage }) => ComparePage),
    data: ({ source, url }) => source.compare(url),
    head: () => ({ title: 'Compare listings | Dira', description: 'Up to four businesses side by side.' }),
    isPublic: false,
  }),
  definePage({
    path: paths.shortlist(),
    load: () => import('../routes/shortlist/ShortlistPage.tsx').then(({ ShortlistPage }) => ShortlistPage),
    data: ({ source, url }) => source.shortlist(url),
    head: () => ({ title: 'Shortlist | Dira', description: 'Businesses that were kept for later.' }),
    isPublic: false,
  }),
  definePlainPage({
    path: paths.admin,
    load: () => import('../routes/admin/LoginPage.tsx').then(({ LoginPage }) => LoginPage),
    title: 'Admin Login | Dira',
    description: 'This area is restricted to administrators only.',
    isPublic: false,
  }),
  definePlainPage({
    path: paths.dashboard,
    load: () => import('../routes/dashboard/DashboardPage.tsx').then(({ DashboardPage }) => DashboardPage),
    title: 'Admin Dashboard | Dira',
    description: 'This area is restricted to administrators only.',
    isPublic: false,
  }),
]

/** Any other address. */
const NOT_FOUND = definePage({
  path: '',
  load: () => import('../routes/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  data: () => ({ page: 'not-found' }),
  head: () => ({ title: 'Page not found | Dira', description: 'Oops! Page not found', index: false }),
  addresses: () => [],
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
export function pageDataAt(url: URL, source: PageSource): PageData {
  const { page, params } = pageAt(url.pathname)
  return page.data({ url, params, source }) ?? { page: 'not-found' }
}

/** Title, description and indexing of a page that shows `data`. */
export function headOf(pathname: string, data: PageData): Required<PageHead> {
  const page = data.page === 'not-found' ? NOT_FOUND : pageAt(pathname).page
  return { index: page.isPublic, ...page.head(data) }
}

/** The path of every page that search engines may list, each once. */
export function publicPaths(source: PageSource): readonly string[] {
  return [...new Set(PAGES.filter(({ isPublic }) => isPublic).flatMap(({ addresses }) => addresses(source)))]
}

/** The path of every page, each once. */
export function allPaths(source: PageSource): readonly string[] {
  return [...new Set(PAGES.flatMap(({ addresses }) => addresses(source)))]
}

/** Fetches the code of the page at a path before it is shown. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname).page.load()
}

/** Fetches the code of the pages that are likely to be opened next. What fails is fetched again when it is needed. */
export async function loadPagesAhead(): Promise<void> {
  await Promise.allSettled(ALL_PAGES.filter(({ isFetchedAhead }) => isFetchedAhead).map(({ load }) => load()))
}

/** Fetches the code of every page: a server renders all of them. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(ALL_PAGES.map(({ load }) => load()))
}

function listHead({ list, state, total }: ListingsData, description?: string): PageHead {
  const search = state.search.trim()
  const page = state.page > 1 ? `, page ${state.page}` : ''
  return {
    title: `${search === '' ? '' : `${search}: `}${list.title}${page} | Dira`,
    description:
      description ??
      `${list.title}: ${total === 1 ? '1 business' : `${total} businesses`} to search, filter and compare.`,
    index: isUnfiltered(state),
  }
}

/** Search engines list the pages of a list in its own order, but no selections from it. */
function isUnfiltered(state: SearchState): boolean {
  return serialiseSearch({ ...state, page: 1 }).size === 0
}

function listingHead(data: ListingData | ListingNotFoundData): PageHead {
  if (data.page === 'listing-not-found') {
    return {
      title: 'Listing Not Found | Dira',
      description: 'The listing you are looking for does not exist.',
      index: false,
    }
  }
  const { businessName, category, locationLine } = data.detail
  const words = 'description' in data.detail && data.detail.description
  return {
    title: `${businessName}, ${locationLine} | Dira`,
    description: words || `${category} in ${locationLine}: contact details and location.`,
  }
}

/** A path segment as text; one that is no valid UTF-8 names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize()
  } catch {
    return '\u0000'
  }
}
