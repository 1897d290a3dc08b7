/** What ListingToolbar says by itself. */
export const listingToolbarMessages = {
  label: 'This listing',
}
