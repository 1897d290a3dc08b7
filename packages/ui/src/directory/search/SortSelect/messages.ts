/** What SortSelect says by itself. */
export const sortSelectMessages = {
  label: 'Sort by',
  apply: 'Sort',
}
