import { readNeeds, type Need, type Needs } from '@dira/data'
import type { ListingNeeds } from './NeedsBoard/needs.ts'
import { useQuery } from '@tanstack/react-query'
import { tiers } from '@dira/data/site'
import { useAccount } from '@dira/app'
import { listingsHref } from '../../shared/listings/listingsAddress.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'

/** What listings need somebody for; asked once it is known that an administrator asks. */
export function useNeeds() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  return useQuery({
    queryKey: ['listings', 'needs'],
    queryFn: () => readNeeds(options),
    select: shownNeeds,
    enabled: isAdmin,
    // While listings are still being read, the numbers change within seconds.
    refetchInterval: ({ state }) => (state.data?.isJudged === false ? 5_000 : 60_000),
  })
}

/** The needs as the dashboard shows them: each number with the address of the table that lists them. */
export function shownNeeds({ needs, isJudged }: Needs): ListingNeeds {
  const counted = (need: Need) => ({ count: needs[need].count, href: listingsHref({ needs: need }) })
  const said = (need: Need) => ({ ...counted(need), text: needs[need].text })
  const ending = (need: Need) => {
    const { name, standing = 'classified', paidUntil } = needs[need]
    return {
      ...counted(need),
      first: name === undefined ? undefined : { name, tierLabel: tiers[standing], lastDay: paidUntil },
    }
  }
  return {
    mend: {
      coordinates: counted('coordinates'),
      hours: said('hours'),
      phone: said('phone'),
      duplicates: counted('duplicates'),
      closed: counted('closed'),
    },
    ending: {
      tomorrow: ending('ends-tomorrow'),
      week: ending('ends-in-7-days'),
      month: ending('ends-in-30-days'),
      past: ending('past'),
    },
    inGrace: counted('in-grace'),
    lapsed: counted('lapsed'),
    isJudged,
  }
}
