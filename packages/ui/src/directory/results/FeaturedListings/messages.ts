/** What FeaturedListings says by itself. */
export const featuredListingsMessages = {
  heading: 'Featured Listings',
}
