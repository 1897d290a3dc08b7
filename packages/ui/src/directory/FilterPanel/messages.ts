/** What FilterPanel says by itself. */
export const filterPanelMessages = {
  label: 'Filters',
  show: 'Show filters',
  hide: 'Hide filters',
  apply: 'Apply filters',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  showFewer: 'Show fewer',
  showResults: (count: number | undefined) => {
    if (count === undefined) return 'Show results'
    return count === 1 ? 'Show 1 result' : `Show ${count} results`
  },
  noResults: 'No results',
  clearAll: 'Clear all',
}
