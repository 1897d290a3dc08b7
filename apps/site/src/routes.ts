import { CATEGORIES, serialiseSearch, type SearchState } from '@dira/directory-core'
import { countText, categories, paths, HEADLINE } from '@dira/data/site'
import { goneTexts } from './shared/goneTexts.ts'
import type { ClaimData, ListingNotFoundData, ListingsData, LocationsData } from './shared/pageData.ts'
import type { PageSource } from './shared/pageSource.ts'
import { headOf, load, type PageHead, type PageLine } from './shared/route.ts'

/** The code of a list of businesses: an object for each route, because the router empties it once it is fetched. */
const listPage = () => ({ Component: async () => (await import('./features/listings/ListingsPage.tsx')).ListingsPage })

/** The pages of the site. To add one, add an entry here. */
export const routes: readonly PageLine[] = [
  {
    path: paths.home,
    lazy: { Component: async () => (await import('./features/home/HomePage.tsx')).HomePage },
    loader: load(({ source }) => source.home()),
    handle: {
      head: () => ({
        title: `Dira: ${HEADLINE}`,
        description: 'Search, compare and contact businesses in nine countries, from safari lodges to car hire.',
      }),
      isFetchedAhead: true,
    },
  },
  {
    path: paths.listings,
    lazy: listPage(),
    loader: load(({ source, url }) => source.allListings(url)),
    handle: { ...listHead('Browse all businesses across Africa.'), isFetchedAhead: true },
  },
  {
    path: paths.categories,
    lazy: { Component: async () => (await import('./features/categories/CategoriesPage.tsx')).CategoriesPage },
    loader: load(({ source }) => source.categories()),
    handle: {
      head: () => ({
        title: 'Browse by Category | Dira',
        description: `Businesses across Africa by what they do: ${CATEGORIES.map(({ slug }) => categories[slug]).join(', ')}.`,
      }),
      isFetchedAhead: true,
    },
  },
  {
    path: `${paths.categories}/:category/:subcategory?`,
    lazy: listPage(),
    loader: load(({ source, url, params: { category = '', subcategory } }) =>
      source.category(url, category, subcategory),
    ),
    handle: { ...listHead(), addresses: (source) => source.categoryPaths() },
  },
  {
    path: paths.locations,
    lazy: { Component: async () => (await import('./features/locations/LocationsPage.tsx')).LocationsPage },
    loader: load(({ source }) => source.locations()),
    handle: {
      ...headOf(({ countries }: LocationsData) => ({
        title: 'Browse by Location | Dira',
        description: `Businesses by country, region and city: ${countries.map(({ name }) => name).join(', ')}.`,
      })),
      isFetchedAhead: true,
    },
  },
  {
    path: `${paths.locations}/:place/:region?`,
    lazy: listPage(),
    loader: load(({ source, url, params: { place = '', region } }) => source.place(url, place, region)),
    handle: { ...listHead(), addresses: (source) => source.placePaths() },
  },
  {
    path: paths.classifieds,
    lazy: { Component: async () => (await import('./features/listings/ClassifiedsPage.tsx')).ClassifiedsPage },
    loader: load(({ source, url }) => source.classifieds(url)),
    handle: { ...listHead('Browse all classified listings.'), isFetchedAhead: true },
  },
  {
    path: paths.pricing,
    lazy: { Component: async () => (await import('./features/pricing/PricingPage.tsx')).PricingPage },
    handle: plain(
      'Simple, Transparent Pricing | Dira',
      'Three yearly packages for businesses: classified, standard and premium.',
    ),
  },
  {
    path: paths.about,
    lazy: { Component: async () => (await import('./features/about/AboutRoute.tsx')).AboutRoute },
    handle: plain('About Dira', 'Connecting travellers with verified businesses across Africa since 2023.'),
  },
  {
    path: paths.contact,
    lazy: { Component: async () => (await import('./features/contact/ContactPage.tsx')).ContactPage },
    handle: plain('Get in Touch | Dira', 'Write to Dira, call, or visit us in Cape Town.'),
  },
  {
    path: paths.privacy,
    lazy: { Component: async () => (await import('./features/privacy/PrivacyPage.tsx')).PrivacyPage },
    handle: plain('Privacy | Dira', 'What the forms of Dira store, how long, and whom to ask.'),
  },
  {
    path: `${paths.listings}/:slug`,
    lazy: { Component: async () => (await import('./features/listing/ListingPage.tsx')).ListingPage },
    loader: load(({ source, params: { slug = '' } }) => source.listing(slug)),
    handle: { ...headOf(listingHead), addresses: (source) => source.listingPaths(), isFetchedAhead: true },
  },
  {
    path: paths.compare([]),
    lazy: { Component: async () => (await import('./features/compare/ComparePage.tsx')).ComparePage },
    loader: load(({ source, url }) => source.compare(url)),
    handle: {
      head: () => ({ title: 'Compare listings | Dira', description: 'Up to four businesses side by side.' }),
      isPublic: false,
    },
  },
  {
    path: paths.shortlist(),
    lazy: { Component: async () => (await import('./features/shortlist/ShortlistPage.tsx')).ShortlistPage },
    loader: load(({ source, url }) => source.shortlist(url)),
    handle: {
      head: () => ({ title: 'Shortlist | Dira', description: 'Businesses that were kept for later.' }),
      isPublic: false,
    },
  },
  {
    path: paths.getListed(),
    lazy: { Component: async () => (await import('./features/get-listed/GetListedPage.tsx')).GetListedPage },
    handle: plain(
      'Get listed | Dira',
      'Put your business in front of travellers: choose a package, write your page, and send it.',
    ),
  },
  {
    path: paths.request(),
    lazy: { Component: async () => (await import('./features/request/RequestPage.tsx')).RequestPage },
    handle: {
      ...plain('Your application | Dira', 'How far it is, for who has its link.'),
      cache: 'never',
      isPublic: false,
    },
  },
  {
    path: '/claim/:slug',
    lazy: { Component: async () => (await import('./features/claim/ClaimPage.tsx')).ClaimPage },
    loader: load(({ source, params: { slug = '' } }) => source.claim(slug)),
    handle: {
      ...headOf((data: ClaimData | ListingNotFoundData) => ({
        title: data.page === 'claim' ? `Claim ${data.card.businessName} | Dira` : 'Listing not found | Dira',
        description: 'Show that a business is yours, through a contact that stands in the guide.',
      })),
      isPublic: false,
      // One for each listing, and only where there is a server to prove anything to.
      addresses: async () => [],
    },
  },
]

/** The `handle` of a page whose content does not depend on the listings. */
function plain(title: string, description: string) {
  return { head: () => ({ title, description }), cache: 'code' } as const
}

function listHead(description?: string) {
  return headOf(({ list, state, total, map }: ListingsData) => {
    const search = state.search.trim()
    const page = state.page > 1 ? `, page ${countText(state.page)}` : ''
    return {
      title: `${search === '' ? '' : `${search}: `}${list.title}${page} | Dira`,
      description:
        description ??
        `${list.title}: ${total === 1 ? '1 business' : `${countText(total)} businesses`} to search, filter and compare.`,
      index: isUnfiltered(state) && !map,
    }
  })
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
