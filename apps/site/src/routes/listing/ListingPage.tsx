import { ListingNotFound } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { Listing } from './Listing.tsx'
import { ListingGone } from './ListingGone.tsx'

/** `/listings/{slug}`: one business, or the words for a slug that no business has. */
export function ListingPage() {
  return (
    <PageSwitch state={usePage()}>
      {(data) => {
        if (data.page === 'listing') return <Listing key={data.detail.slug} data={data} />
        if (data.page === 'listing-gone') return <ListingGone data={data} />
        return <ListingNotFound listingsHref={paths.listings} />
      }}
    </PageSwitch>
  )
}
