import { ListingNotFound } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { Listing } from './Listing.tsx'

/** `/listings/{slug}`: one business, or the words for a slug that no business has. */
export function ListingPage() {
  return (
    <PageSwitch state={usePage()}>
      {(data) =>
        data.page === 'listing' ? (
          <Listing key={data.detail.slug} data={data} />
        ) : (
          <ListingNotFound listingsHref={paths.listings} />
        )
      }
    </PageSwitch>
  )
}
