/** What SearchBox says by itself. */
export const searchBoxMessages = {
  label: 'Search businesses',
  placeholder: 'Business name, category, country or city',
  shortPlaceholder: 'Business, category or place',
  inScope: (scope: string) => `Search in ${scope}`,
  submit: 'Search',
  clear: 'Clear search',
}
