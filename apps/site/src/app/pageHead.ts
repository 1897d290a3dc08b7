import type { PageData } from './pageData.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Search results and missing pages stay out of search engines. */
  readonly index: boolean
}

/** Title, description and indexing of a page. */
export function pageHead(data: PageData): PageHead {
  switch (data.page) {
    case 'home':
      return {
        title: 'Dira: Find the Best Businesses Across Africa',
        description: 'Search, compare and contact businesses in nine countries, from safari lodges to car hire.',
        index: true,
      }
    case 'listings':
      return {
        title:
          data.state.search === ''
            ? 'Business Listings | Dira'
            : `${data.state.search.trim()}: Business Listings | Dira`,
        description: `Browse all ${data.total} businesses across Africa.`,
        index: data.state.search === '' && data.state.categories.length === 0 && data.state.countries.length === 0,
      }
    case 'listing':
      return {
        title: `${data.detail.businessName}, ${data.detail.locationLine} | Dira`,
        description: `${data.detail.category} in ${data.detail.locationLine}: contact details and location.`,
        index: true,
      }
    case 'listing-not-found':
      return {
        title: 'Listing Not Found | Dira',
        description: 'The listing you are looking for does not exist.',
        index: false,
      }
    case 'not-found':
      return { title: 'Page not found | Dira', description: 'Oops! Page not found', index: false }
  }
}
