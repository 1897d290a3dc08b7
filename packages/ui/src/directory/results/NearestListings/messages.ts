/** What NearestListings says by itself. */
export const nearestListingsMessages = { heading: 'Nearest the centre' }
