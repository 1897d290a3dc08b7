import { NearbyListings } from '@dira/ui'
import type { ListingData } from '../../shared/data/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { paths, isStaticSite } from '@dira/data/site'
import { useCardStatus } from '../../shared/useCardStatus.ts'
import { useNow } from '../../shared/useNow.ts'

/** Places near a business to sleep, eat and get around. */
export function Nearby({ data }: { readonly data: ListingData }) {
  const { nearby: groups } = data
  // Only a server has the lists of what is near.
  const hasServer = !isStaticSite(usePagePayload().served.config)
  const statusOf = useCardStatus(
    groups.flatMap(({ listings }) => listings.map(({ card }) => card)),
    useNow(),
  )
  return (
    <NearbyListings
      businessName={data.detail.businessName}
      groups={groups.map(({ all, ...group }) => ({
        ...group,
        ...(all && hasServer && { all }),
        listings: group.listings.map((listing) => ({ ...listing, status: statusOf(listing.card) ?? undefined })),
      }))}
      hrefOf={({ slug }) => paths.listing(slug)}
    />
  )
}
