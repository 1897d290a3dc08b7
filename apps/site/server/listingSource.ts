import { listingsVersion, readListings, type Backend } from '@dira/backend'
import type { ListingSource } from './directoryFeed.ts'

/** The published listings of a data service, read as a visitor would. */
export function listingSource({
  api,
  publishableKey,
  onWarning,
}: {
  api: Pick<Backend, 'request'>
  publishableKey: string
  onWarning: (message: string) => void
}): ListingSource {
  return {
    version: () => listingsVersion(api, { publishableKey }),
    listings: async () => {
      const { listings, unreadable } = await readListings(api, { publishableKey })
      for (const { id, reason } of unreadable) onWarning(`The listing ${id} is left out: ${reason}`)
      return listings
    },
  }
}
