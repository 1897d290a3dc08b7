/** What Table says by itself. */
export const tableMessages = {
  selectAll: 'Select all',
  empty: 'Nothing to show',
}
