import type { GalleryImage, ListingDetail } from '@dira/directory-core'
import {
  Link,
  ListingBar,
  ListingDetails,
  ListingToolbar,
  PageBody,
  RelatedListings,
  ShareButton,
  useHydrated,
} from '@dira/ui'
import { useState } from 'react'
import type { ListingData } from '../../shared/data/pageData.ts'
import { LatePlate } from '../../shared/LatePlate.tsx'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { paths, isStaticSite } from '@dira/data/site'
import { useBackToListings } from '../../shared/searchNavigation.ts'
import { useHours } from '../../shared/useHours.ts'
import { useNow } from '../../shared/useNow.ts'
import { CompareListing } from '../../shared/saved/CompareListing.tsx'
import { ComparisonBar } from '../../shared/saved/ComparisonBar.tsx'
import { SaveListing } from '../../shared/saved/SaveListing.tsx'
import type { OpenSuggest } from '../../shared/suggestChange/useSuggestDialog.tsx'
import { CheckedPart, KnownPart, PageEndPart } from './lateParts.tsx'
import { countContact } from './countContact.ts'
import { useEnquiry } from './useEnquiry.ts'

/** The body of a listing's page. What depends on the visitor's clock is added after hydration, in space reserved for it. */
export function Listing({ data }: { readonly data: ListingData }) {
  const { id, detail, categoryHref, factLinks, country, related, checks, plate } = data
  const backHref = useBackToListings()
  const now = useNow()
  const hours = useHours(now !== undefined && 'businessHours' in detail)
  const { onEnquiry, prepare } = useEnquiry(id)
  const [onSuggest, setOnSuggest] = useState<OpenSuggest>()
  const isHydrated = useHydrated()
  const isStatic = isStaticSite(usePagePayload().served.config)
  const { slug, businessName, countryName } = detail
  return (
    <>
      <PageBody>
        <ListingDetails
          listing={detail}
          backHref={backHref}
          photoSrc={photoSrc}
          {...(plate && {
            stage: <LatePlate plate={plate} category={detail.categoryIcon} town={townOf(detail)} />,
          })}
          {...(detail.tier === 'unclaimed' && { known: <KnownPart data={data} onSuggest={onSuggest} /> })}
          {...(categoryHref !== undefined && { categoryHref })}
          factHref={(fact, value) =>
            factLinks.find((link) => link.fact === fact && link.value === value)?.href ?? paths.listings
          }
          country={country}
          {...(checks && {
            checkOf: (fact) => checks.map((check) => check.fact === fact && <CheckedPart key={fact} check={check} />),
          })}
          {...hours?.openToday(detail, now)}
          // Without script the button is a link to the e-mail or the phone.
          {...(isHydrated && { onEnquiry })}
          onFocus={prepare}
          onClick={({ target }) => {
            if (!isStatic) countContact(target, detail.slug)
          }}
          privacyHref={paths.privacy}
          toolbar={
            <ListingToolbar>
              <SaveListing slug={slug} businessName={businessName} look="part" />
              <CompareListing slug={slug} businessName={businessName} look="part" />
              <ShareButton url={paths.listing(slug)} title={businessName} />
              {/* Last: where there is a script, it is no part of the frame. */}
              <noscript>
                <Link standalone href={paths.compare([slug])}>
                  Compare
                </Link>
              </noscript>
            </ListingToolbar>
          }
          nearby={<PageEndPart data={data} onReady={setOnSuggest} />}
          related={
            related.cards.length > 0 && (
              <RelatedListings
                country={countryName}
                cards={related.cards}
                hrefOf={(card) => paths.listing(card.slug)}
                all={related.all}
              />
            )
          }
        />
      </PageBody>
      <ComparisonBar />
      <ListingBar listing={detail} save={<SaveListing slug={slug} businessName={businessName} />} />
    </>
  )
}

/** The name of what a plate shows where the exact place is not known. */
const townOf = ({ location: { city, province }, countryName }: ListingDetail) => (city ?? province)?.name ?? countryName

/** The gallery holds only photographs whose origin is allowed; what is a placeholder is drawn. */
const photoSrc = ({ url, isPlaceholder }: GalleryImage) => (isPlaceholder ? undefined : url)
