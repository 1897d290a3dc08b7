import { serialiseComparison, serialiseSearch, type SearchState } from '@dira/directory-core'

/** The id of what holds the places of a country. */
export const PLACES_ID = 'places'

/** The addresses of the site, each written once. */
export const paths = {
  home: '/',
  listings: '/listings',
  listing: (slug: string) => `/listings/${encodeURIComponent(slug)}`,
  categories: '/categories',
  category: (slug: string, subcategory?: string) => below('/categories', slug, subcategory),
  locations: '/locations',
  location: (slug: string, region?: string) => below('/locations', slug, region),
  /** The cities and provinces of a country, below its listings. */
  placesOf: (slug: string) => `${below('/locations', slug)}#${PLACES_ID}`,
  classifieds: '/classifieds',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  privacy: '/privacy',
  compare: (slugs: readonly string[]) => withQuery('/compare', serialiseComparison(slugs)),
  shortlist: (slugs: readonly string[] = []) => withQuery('/shortlist', serialiseComparison(slugs)),
  admin: '/admin',
  dashboard: '/admin/dashboard',
  /** A list in a state; the list by its path. */
  search: (state: SearchState, list = '/listings') => withQuery(list, serialiseSearch(state)),
} as const

/** Whether a path, with or without a query, belongs to the administration. */
export function isAdminPath(path: string): boolean {
  const [, first = ''] = path.split(/[/?#]/)
  return decoded(first) === 'admin'
}

/** A path segment as text; one that is no valid UTF-8 names nothing. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize()
  } catch {
    return '\u0000'
  }
}

function below(parent: string, ...slugs: readonly (string | undefined)[]): string {
  return [parent, ...slugs.filter((slug) => slug !== undefined).map(encodeURIComponent)].join('/')
}

function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}
