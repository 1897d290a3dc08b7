import { CATEGORIES, countFilters, type SearchState } from '@dira/directory-core'
import type { ListingsData, PageData, PlainData } from './pageData.ts'
import { HEADLINE } from './siteTexts.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Search results, comparisons, the administration and missing pages stay out of search engines. */
  readonly index: boolean
}

/** Title, description and indexing of a page. */
export function pageHead(data: PageData): PageHead {
  switch (data.page) {
    case 'home':
      return {
        title: `Dira: ${HEADLINE}`,
        description: 'Search, compare and contact businesses in nine countries, from safari lodges to car hire.',
        index: true,
      }
    case 'listings':
      return listHead(data)
    case 'listing': {
      const { businessName, category, locationLine } = data.detail
      const words = 'description' in data.detail && data.detail.description
      return {
        title: `${businessName}, ${locationLine} | Dira`,
        description: words || `${category} in ${locationLine}: contact details and location.`,
        index: true,
      }
    }
    case 'categories':
      return {
        title: 'Browse by Category | Dira',
        description: `Businesses across Africa by what they do: ${CATEGORIES.map(({ name }) => name).join(', ')}.`,
        index: true,
      }
    case 'locations':
      return {
        title: 'Browse by Location | Dira',
        description: `Businesses by country, region and city: ${data.countries.map(({ name }) => name).join(', ')}.`,
        index: true,
      }
    case 'compare':
      return { title: 'Compare listings | Dira', description: 'Up to four businesses side by side.', index: false }
    case 'shortlist':
      return { title: 'Shortlist | Dira', description: 'Businesses that were kept for later.', index: false }
    case 'listing-not-found':
      return {
        title: 'Listing Not Found | Dira',
        description: 'The listing you are looking for does not exist.',
        index: false,
      }
    case 'not-found':
      return { title: 'Page not found | Dira', description: 'Oops! Page not found', index: false }
    case 'pricing':
    case 'about':
    case 'contact':
    case 'privacy':
    case 'admin':
    case 'dashboard':
      return PLAIN[data.page]
  }
}

const PLAIN = {
  pricing: {
    title: 'Simple, Transparent Pricing | Dira',
    description: 'Three yearly packages for businesses: classified, standard and premium.',
    index: true,
  },
  about: {
    title: 'About Dira',
    description: 'Connecting travellers with verified businesses across Africa since 2023.',
    index: true,
  },
  contact: {
    title: 'Get in Touch | Dira',
    description: 'Write to Dira, call, or visit us in Cape Town.',
    index: true,
  },
  privacy: {
    title: 'Privacy | Dira',
    description: 'What the forms of Dira store, how long, and whom to ask.',
    index: true,
  },
  admin: { title: 'Admin Login | Dira', description: 'This area is restricted to administrators only.', index: false },
  dashboard: {
    title: 'Admin Dashboard | Dira',
    description: 'This area is restricted to administrators only.',
    index: false,
  },
} as const satisfies Record<PlainData['page'], PageHead>

function listHead({ list, state, total }: ListingsData): PageHead {
  const search = state.search.trim()
  const page = state.page > 1 ? `, page ${state.page}` : ''
  return {
    title: `${search === '' ? '' : `${search}: `}${list.title}${page} | Dira`,
    description: DESCRIPTIONS[list.path] ?? `${list.title}: ${total} businesses to search, filter and compare.`,
    index: isPlain(state),
  }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/listings': 'Browse all businesses across Africa.',
  '/classifieds': 'Browse all classified listings.',
}

/** A page of the list as it is, in its own order: pages of it are found by search engines, selections from it are not. */
function isPlain(state: SearchState): boolean {
  return state.search === '' && countFilters(state) === 0 && state.sort === 'featured'
}
