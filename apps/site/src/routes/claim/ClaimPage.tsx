import { ListingNotFound, PageBody } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { ClaimListing } from './ClaimListing.tsx'

/** `/claim/{slug}`: somebody shows that a listing is theirs. No account is needed. */
export function ClaimPage() {
  return (
    <PageSwitch state={usePage()}>
      {(data) =>
        data.page === 'claim' ? (
          <PageBody>
            <ClaimListing key={data.card.slug} data={data} />
          </PageBody>
        ) : (
          <ListingNotFound listingsHref={paths.listings} />
        )
      }
    </PageSwitch>
  )
}
