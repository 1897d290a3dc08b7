/** What FilterPanel says by itself. */
export const filterPanelMessages = {
  label: 'Filters',
  show: 'Show filters',
  hide: 'Hide filters',
  apply: 'Apply filters',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  showFewer: 'Show fewer',
}
