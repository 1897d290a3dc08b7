import { serialiseComparison, type PackageTier } from '@dira/directory-core'

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
  accessibility: '/accessibility',
  /** Takes the slug of a listing whose contact link was pressed; no page. */
  contacts: '/contacts',
  /** The application for a listing, with a package chosen. */
  getListed: (plan?: PackageTier) => (plan === undefined ? '/get-listed' : `/get-listed?plan=${plan}`),
  /** The page of a request, for who has its token: what is behind the `#` reaches no server by itself. */
  request: (token = '') => (token === '' ? '/request' : `/request#${token}`),
  /** Where somebody shows that a listing is theirs. */
  claim: (slug: string) => `/claim/${encodeURIComponent(slug)}`,
  compare: (slugs: readonly string[]) => withQuery('/compare', serialiseComparison(slugs)),
  shortlist: (slugs: readonly string[] = []) => withQuery('/shortlist', serialiseComparison(slugs)),
  admin: '/admin',
  dashboard: '/admin/dashboard',
  /** What an owner looks after; the pages below are in `owner/ownerPaths.ts`. */
  owner: '/owner',
  /** Where owners sign in; it leads on to the page that was asked for. */
  ownerSignIn: (redirectTo?: string) =>
    redirectTo === undefined ? '/owner/sign-in' : `/owner/sign-in?redirectTo=${encodeURIComponent(redirectTo)}`,
  /** All listings that a text finds. A list in any other state: `searchPath`. */
  found: (text: string) => withQuery('/listings', new URLSearchParams(text === '' ? {} : { search: text })),
} as const

/** The scripts for the browser: each is an app of its own, with pages that the other has not. */
export type Script = 'visitors' | 'console'

/** The first segments of the console's addresses. */
const OF_CONSOLE: readonly string[] = ['owner', 'admin']

/** The script of the page at a path, with or without a query: its table has the page. */
export function scriptOf(path: string): Script {
  const [, first = ''] = path.split(/[/?#]/)
  return OF_CONSOLE.includes(decoded(first)) ? 'console' : 'visitors'
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

export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}
