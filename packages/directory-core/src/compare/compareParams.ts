import { LISTING_LIMITS } from '../schema/listingLimits.ts'

/** The most listings side by side. */
export const COMPARE_LIMIT = 4

/** How many slugs of an address are looked at: those that name no listing take no place. */
const MOST_SLUGS = 40

/** The different slugs that `?listing={slug}` (repeated) asks to compare; `compareView` takes the first four listings. It never throws. */
export function parseComparison(params: URLSearchParams): string[] {
  const slugs = params.getAll('listing').filter((slug) => slug !== '' && slug.length <= LISTING_LIMITS.slug)
  return [...new Set(slugs)].slice(0, MOST_SLUGS)
}

/** The query string that asks to compare listings, in their order. */
export function serialiseComparison(slugs: readonly string[]): URLSearchParams {
  return new URLSearchParams(slugs.map((slug): [string, string] => ['listing', slug]))
}
