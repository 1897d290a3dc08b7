import { ListingNotFound, PageBody } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import type { ClaimData, ListingNotFoundData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { ClaimListing } from './ClaimListing.tsx'

/** `/claim/{slug}`: somebody shows that a listing is theirs. No account is needed. */
export function ClaimPage() {
  const data = useLoaderData<ClaimData | ListingNotFoundData>()
  if (data.page !== 'claim') return <ListingNotFound listingsHref={paths.listings} />
  return (
    <PageBody>
      <ClaimListing key={data.card.slug} data={data} />
    </PageBody>
  )
}
