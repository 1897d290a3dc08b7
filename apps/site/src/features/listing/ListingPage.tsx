import { ListingNotFound } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import type { ListingData, ListingGoneData, ListingNotFoundData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { Listing } from './Listing.tsx'
import { ListingGone } from './ListingGone.tsx'

/** `/listings/{slug}`: one business, or the words for a slug that no business has. */
export function ListingPage() {
  const data = useLoaderData<ListingData | ListingGoneData | ListingNotFoundData>()
  if (data.page === 'listing') return <Listing key={data.detail.slug} data={data} />
  if (data.page === 'listing-gone') return <ListingGone data={data} />
  return <ListingNotFound listingsHref={paths.listings} />
}
