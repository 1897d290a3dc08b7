import { CATEGORIES, COUNTRIES, EMPTY_SEARCH, type Listing, type SearchState } from '@dira/directory-core'
import { pick, seededRandom } from './seededRandom.ts'

/** How many texts are typed. At some nine keys each this makes about three hundred searches. */
const TYPED_TEXTS = 32

/**
 * What visitors type, key by key: names and parts of them, places, trades, a slip now and then; in small letters mostly, often with filters
 * on and in another order. The first two searches are a list that nobody has touched.
 */
export function makeQueries(listings: readonly Listing[], seed = 7): SearchState[] {
  const random = seededRandom(seed)
  const queries: SearchState[] = [EMPTY_SEARCH, { ...EMPTY_SEARCH, sort: 'az' }]
  for (let typed = 0; typed < TYPED_TEXTS; typed += 1) {
    const text = typedText(random, pick(random, listings))
    const filters = someFilters(random)
    for (let keys = 1; keys <= text.length; keys += 1) queries.push({ ...filters, search: text.slice(0, keys) })
    queries.push({ ...filters, search: text, page: 2 })
  }
  return queries
}

function typedText(random: () => number, { businessName, category, location }: Listing): string {
  const words = businessName.split(' ')
  const choice = random()
  const text =
    choice < 0.3
      ? businessName
      : choice < 0.45
        ? words.slice(0, 2).join(' ')
        : choice < 0.6
          ? words.at(-1)!
          : choice < 0.78
            ? location.city
            : choice < 0.86
              ? category
              : location.country
  const slipped = random() < 0.08 ? `${text.slice(0, 3)}q${text.slice(3)}` : text
  return (random() < 0.8 ? slipped.toLowerCase() : slipped).slice(0, 16)
}

function someFilters(random: () => number): SearchState {
  const sort = random() < 0.7 ? 'featured' : random() < 0.5 ? 'az' : 'za'
  const some = <Value>(chance: number, values: readonly Value[]) =>
    random() < chance
      ? [...new Set([pick(random, values, 1.5), ...(random() < 0.4 ? [pick(random, values)] : [])])]
      : []
  return {
    ...EMPTY_SEARCH,
    sort,
    categories: some(
      0.35,
      CATEGORIES.map(({ slug }) => slug),
    ),
    countries: some(
      0.35,
      COUNTRIES.map(({ slug }) => slug),
    ),
    tiers: some(0.1, ['standard', 'premium'] as const),
  }
}
