/** What NoListings says by itself. */
export const noListingsMessages = {
  heading: 'No listings found matching your criteria.',
  text: 'Try adjusting your filters or search terms.',
  remove: (filter: string) => `Remove ‘${filter}’`,
  clear: 'Clear all',
}
