import type { ListingCard, ListingDetail, SearchState } from '@dira/directory-core'

/** What a page shows, as plain data: it travels inside the HTML, and beside it as `page.json` for navigation in the browser. */
export type PageData = HomeData | ListingsData | ListingData | ListingNotFoundData | NotFoundData

export interface HomeData {
  readonly page: 'home'
  readonly featured: readonly ListingCard[]
  readonly categories: readonly { readonly slug: string; readonly count: number }[]
}

export interface ListingsData {
  readonly page: 'listings'
  /** The state that the rest was computed for. A static host answers every query with the untouched list. */
  readonly state: SearchState
  readonly total: number
  readonly matches: number
  readonly pageNumber: number
  readonly pageCount: number
  readonly cards: readonly ListingCard[]
}

export interface ListingData {
  readonly page: 'listing'
  readonly detail: ListingDetail
}

export interface ListingNotFoundData {
  readonly page: 'listing-not-found'
}

export interface NotFoundData {
  readonly page: 'not-found'
}

/** The HTTP status of a page. */
export function statusOf({ page }: PageData): 200 | 404 {
  return page === 'not-found' || page === 'listing-not-found' ? 404 : 200
}
