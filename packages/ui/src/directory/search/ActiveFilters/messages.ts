import { englishCount } from '../../../messages/count.ts'

/** What ActiveFilters says by itself. */
export const activeFiltersMessages = {
  count: (filters: number) => (filters === 1 ? '1 active filter' : `${englishCount(filters)} active filters`),
  clear: 'Clear all',
}
