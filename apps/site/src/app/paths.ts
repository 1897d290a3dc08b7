import { serialiseSearch, type SearchState } from '@dira/directory-core'

/** The addresses of the site, each written once. */
export const paths = {
  home: '/',
  listings: '/listings',
  listing: (slug: string) => `/listings/${encodeURIComponent(slug)}`,
  search: (state: SearchState) => {
    const query = serialiseSearch(state).toString()
    return query === '' ? '/listings' : `/listings?${query}`
  },
} as const
