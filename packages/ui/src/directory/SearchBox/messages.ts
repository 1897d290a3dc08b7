/** What SearchBox says by itself. */
export const searchBoxMessages = {
  label: 'Search businesses',
  placeholder: 'Business name, category, country or city',
  shortPlaceholder: 'Business, category or place',
  submit: 'Search',
  clear: 'Clear search',
}
