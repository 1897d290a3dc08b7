import { englishCount } from '../../../messages/count.ts'

/** What FilterPanel says by itself. */
export const filterPanelMessages = {
  label: 'Filters',
  show: 'Show filters',
  hide: 'Hide filters',
  apply: 'Apply filters',
  selected: (count: number) => `${englishCount(count)} selected`,
  clear: 'Clear',
  showFewer: 'Show fewer',
  showResults: (count: number | undefined) => {
    if (count === undefined) return 'Show results'
    return count === 1 ? 'Show 1 result' : `Show ${englishCount(count)} results`
  },
  noResults: 'No results',
  clearAll: 'Clear all',
}
