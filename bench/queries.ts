import { CATEGORIES, countrySlug, EMPTY_SEARCH, type Listing, type SearchState } from '@dira/directory-core'
import { mulberry32 } from '@dira/directory-core/sample'
import { pick } from './corpus.ts'
import { textsOf } from './texts.ts'

/** How many texts are typed in one pass. At nine keys each this makes nearly three hundred searches. */
const TEXTS = 32

/**
 * What visitors type, key by key: names and parts of them, cities, categories, countries, sometimes with a typo; often with filters or in another
 * order. Each pass has other texts, and no search comes twice.
 */
export function* queryPasses(listings: readonly Listing[], seed = 7): Generator<SearchState[]> {
  const random = mulberry32(seed)
  const countries = [...new Set(listings.map((listing) => countrySlug(listing.location.country)))]
  const seen = new Set<string>()
  const isNew = (state: SearchState) => seen.size < seen.add(JSON.stringify(state)).size
  while (true) {
    const pass: SearchState[] = []
    for (let typed = 0; typed < TEXTS; typed += 1) {
      const text = makeText(random, pick(random, listings))
      const filters = makeFilters(random, countries)
      for (let keys = 1; keys <= text.length; keys += 1) pass.push({ ...filters, search: text.slice(0, keys) })
      pass.push({ ...filters, search: text, page: 2 })
    }
    yield pass.filter(isNew)
  }
}

function makeText(random: () => number, listing: Listing): string {
  const { businessName, category, country, city } = textsOf(listing)
  const words = businessName.split(' ')
  const kinds = [businessName, businessName, words.slice(0, 2).join(' '), words.at(-1)!, city, city, category, country]
  const text = pick(random, kinds)
  const typed = random() < 0.08 ? `${text.slice(0, 3)}q${text.slice(3)}` : text
  return (random() < 0.8 ? typed.toLowerCase() : typed).slice(0, 16)
}

function makeFilters(random: () => number, countries: readonly string[]): SearchState {
  const some = <Value>(share: number, values: readonly Value[]) =>
    random() < share
      ? [...new Set([pick(random, values, 1.5), pick(random, values)])].slice(random() < 0.6 ? 1 : 0)
      : []
  return {
    ...EMPTY_SEARCH,
    sort: pick(random, ['featured', 'featured', 'featured', 'az', 'za'] as const),
    categories: some(
      0.35,
      CATEGORIES.map(({ slug }) => slug),
    ),
    countries: some(0.35, countries),
    tiers: some(0.1, ['standard', 'premium'] as const),
  }
}
