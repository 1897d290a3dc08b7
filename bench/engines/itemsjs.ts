import { CATEGORIES, countrySlug, TIER_DISPLAY, tierOf } from '@dira/directory-core'
import itemsjs from 'itemsjs'
import type { MakeEngine } from '../engine.ts'
import { textsOf } from '../texts.ts'

/** An engine of facets, with its own text search, filters, counts, order and pages. */
export const makeItemsJs: MakeEngine = (listings) => {
  const items = listings.map((listing) => ({
    id: listing.id,
    ...textsOf(listing),
    categories: listing.category,
    countries: countrySlug(listing.location.country),
    tiers: tierOf(listing),
    rank: TIER_DISPLAY[tierOf(listing)].rank,
  }))
  const group = { size: CATEGORIES.length * 100, conjunction: false }
  const engine = itemsjs(items, {
    searchableFields: ['businessName', 'category', 'country', 'city'],
    sortings: {
      featured: { field: 'rank', order: 'asc' },
      az: { field: 'businessName', order: 'asc' },
      za: { field: 'businessName', order: 'desc' },
    },
    aggregations: { categories: group, countries: group, tiers: group },
  })
  return {
    search({ search, categories, countries, tiers, sort, page }) {
      const filters = { categories, countries, tiers }
      const { pagination, data } = engine.search({ query: search, filters, sort, page, per_page: 24 })
      return () => ({
        matches: pagination.total,
        ids: data.items.map(({ id }) => id),
        counts: Object.fromEntries(
          Object.values(data.aggregations).flatMap(({ buckets }) =>
            buckets.map(({ key, doc_count }) => [key, doc_count]),
          ),
        ),
      })
    },
  }
}
