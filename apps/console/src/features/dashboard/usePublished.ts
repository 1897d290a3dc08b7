import { useAccount } from '@dira/app'
import { connectListed } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { CHOICES } from '../../shared/listings/names.ts'
import { listingsHref } from '../../shared/listings/listingsAddress.ts'
import type { PublishedTier } from './PublishedListings/PublishedListings.tsx'

/** How many listings are published in each package, the largest first, and how many nobody has claimed where there are any. */
export function usePublished() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  return useQuery({
    queryKey: ['listings', 'published'],
    queryFn: async (): Promise<readonly PublishedTier[]> => {
      const listed = connectListed(options)
      const standings = await Promise.all(
        CHOICES.standing.map(async ({ value: tier, label }) => ({
          tier,
          label,
          count: await listed.count({ statuses: ['published'], tiers: [tier] }),
          href: listingsHref({ statuses: ['published'], tiers: [tier] }),
        })),
      )
      return standings.filter(({ tier, count }) => tier !== 'unclaimed' || count > 0)
    },
    enabled: isAdmin,
  })
}
