import { CATEGORIES, serialiseSearch, type SearchState } from '@dira/directory-core'
import { categories } from './names.ts'
import { goneTexts } from './goneTexts.ts'
import { definePage, definePlainPage, type Page, type PageHead } from './page.ts'
import type { ListingsData, MovedData } from './pageData.ts'
import type { PageSource } from './pageSource.ts'
import { paths } from './paths.ts'
import { HEADLINE } from './siteTexts.ts'
import { countText } from './countText.ts'

/** What all lists of businesses have in common. */
const LIST = {
  load: () => import('../routes/listings/ListingsPage.tsx').then(({ ListingsPage }) => ListingsPage),
  isFetchedAhead: true,
}

/** Every page for visitors. To add one, add an entry here. */
export const PAGES_FOR_VISITORS: readonly Page[] = [
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
]

function listHead(data: ListingsData | MovedData, description?: string): PageHead {
  // Nobody sees the page that leads to another.
  if (data.page === 'moved') return { title: 'Dira', description: '', index: false }
  const { list, state, total, map } = data
  const search = state.search.trim()
  const page = state.page > 1 ? `, page ${countText(state.page)}` : ''
  return {
    title: `${search === '' ? '' : `${search}: `}${list.title}${page} | Dira`,
    description:
      description ??
      `${list.title}: ${total === 1 ? '1 business' : `${countText(total)} businesses`} to search, filter and compare.`,
    index: isUnfiltered(state) && !map,
  }
}

/** Search engines list the pages of a list in its own order, but no selections from it. */
function isUnfiltered(state: SearchState): boolean {
  return serialiseSearch({ ...state, page: 1 }).size === 0
}

function listingHead(data: Awaited<ReturnType<PageSource['listing']>>): PageHead {
  if (data.page === 'listing-gone') return { ...goneTexts(data), index: false }
  if (data.page !== 'listing') {
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
