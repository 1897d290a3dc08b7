import { useAccount } from '@dira/app'
import { connectListed } from '@dira/data'
import { tiers } from '@dira/data/site'
import { PACKAGE_TIERS } from '@dira/directory-core'
import { useQuery } from '@tanstack/react-query'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { listingsHref } from '../../shared/listings/listingsAddress.ts'
import type { PublishedTier } from './PublishedListings/PublishedListings.tsx'

/** How many listings are published in each package, the largest first. */
export function usePublished() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  return useQuery({
    queryKey: ['listings', 'published'],
    queryFn: async (): Promise<readonly PublishedTier[]> => {
      const listed = connectListed(options)
      return Promise.all(
        PACKAGE_TIERS.toReversed().map(async (tier) => ({
          tier,
          label: tiers[tier],
          count: await listed.count({ statuses: ['published'], tiers: [tier] }),
          href: listingsHref({ statuses: ['published'], tiers: [tier] }),
        })),
      )
    },
    enabled: isAdmin,
  })
}
