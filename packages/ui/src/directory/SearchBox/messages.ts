/** What SearchBox says by itself. */
export const searchBoxMessages = {
  label: 'Search businesses',
  placeholder: 'Business name, category, country or city',
  submit: 'Search',
  clear: 'Clear search',
}
