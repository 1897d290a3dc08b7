import type { ListedFilter } from '@dira/data'
import type { ListingsView } from '../../shared/listings/listingsAddress.ts'

/** What the table asks the data service for. */
export function filterOf({ search, statuses, tiers, categories, countries, place, needs }: ListingsView): ListedFilter {
  return {
    ...(search !== '' && { text: search }),
    ...(statuses.length > 0 && { statuses }),
    ...(tiers.length > 0 && { tiers }),
    ...(categories.length > 0 && { categories }),
    ...(countries.length > 0 && { countries }),
    ...(place && { region: place.value }),
    ...(needs && { needs }),
  }
}
