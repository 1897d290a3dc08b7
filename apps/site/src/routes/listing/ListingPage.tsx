import { ListingDetails, ListingNotFound, PageBody } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { useBackToListings } from '../../app/searchNavigation.ts'
import { usePage } from '../../app/usePage.ts'
import { paths } from '../../app/paths.ts'

/** `/listings/{slug}`: one business, or the words for a slug that no business has. */
export function ListingPage() {
  const backHref = useBackToListings()
  return (
    <PageSwitch state={usePage()}>
      {(data) =>
        data.page === 'listing' ? (
          <PageBody>
            <ListingDetails listing={data.detail} backHref={backHref} />
          </PageBody>
        ) : (
          <ListingNotFound listingsHref={paths.listings} />
        )
      }
    </PageSwitch>
  )
}
