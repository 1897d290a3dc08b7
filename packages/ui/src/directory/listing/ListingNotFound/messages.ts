/** What ListingNotFound says by itself. */
export const listingNotFoundMessages = {
  heading: 'Listing Not Found',
  text: 'The listing you are looking for does not exist.',
  back: 'Back to Listings',
}
