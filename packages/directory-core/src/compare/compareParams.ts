import { LISTING_LIMITS } from '../listing/listingLimits.ts'

/** The most listings side by side. */
export const COMPARE_LIMIT = 4

/** The slugs that `?listing={slug}` (repeated) asks to compare: the first four different ones. It never throws. */
export function parseComparison(params: URLSearchParams): string[] {
  const slugs = params.getAll('listing').filter((slug) => slug !== '' && slug.length <= LISTING_LIMITS.slug)
  return [...new Set(slugs)].slice(0, COMPARE_LIMIT)
}

/** The query string that asks to compare listings, in their order. */
export function serialiseComparison(slugs: readonly string[]): URLSearchParams {
  return new URLSearchParams(slugs.map((slug): [string, string] => ['listing', slug]))
}
