import { ListingDetails, ListingToolbar, PageBody, RelatedListings, ShareButton, useHydrated } from '@dira/ui'
import type { ListingData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'
import { useBackToListings } from '../../app/searchNavigation.ts'
import { useNow } from '../../app/useNow.ts'
import { CompareListing } from '../../kept/CompareListing.tsx'
import { ComparisonBar } from '../../kept/ComparisonBar.tsx'
import { SaveListing } from '../../kept/SaveListing.tsx'
import { openToday } from './openToday.ts'
import { useEnquiry } from './useEnquiry.ts'

/** The body of a listing's page. What depends on the visitor's clock comes after hydration, into room that is kept for it. */
export function Listing({ data: { id, detail, categoryHref, country, related } }: { readonly data: ListingData }) {
  const backHref = useBackToListings()
  const now = useNow()
  const onEnquiry = useEnquiry(id)
  const isHydrated = useHydrated()
  const { slug, businessName, location } = detail
  return (
    <>
      <PageBody>
        <ListingDetails
          listing={detail}
          backHref={backHref}
          {...(categoryHref !== undefined && { categoryHref })}
          country={country}
          {...openToday(detail, now)}
          // Without script the button is a link to the e-mail or the phone.
          {...(isHydrated && { onEnquiry })}
          privacyHref={paths.privacy}
          toolbar={
            <ListingToolbar>
              <SaveListing slug={slug} businessName={businessName} look="part" />
              <CompareListing slug={slug} businessName={businessName} look="part" />
              <ShareButton url={paths.listing(slug)} title={businessName} />
            </ListingToolbar>
          }
          related={
            related.cards.length > 0 && (
              <RelatedListings
                country={location.country}
                cards={related.cards}
                hrefOf={(card) => paths.listing(card.slug)}
                all={related.all}
              />
            )
          }
        />
      </PageBody>
      <ComparisonBar />
    </>
  )
}
