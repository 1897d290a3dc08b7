/** What MapFollow says by itself. */
export const mapFollowMessages = { follow: 'Search as I move', search: 'Search this area' }
