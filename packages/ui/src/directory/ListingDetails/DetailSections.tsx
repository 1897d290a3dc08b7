import type { ListingDetail } from '@dira/directory-core'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { BusinessHours } from './BusinessHours.tsx'
import { DetailSection } from './DetailSection.tsx'
import * as styles from './DetailSections.css.ts'
import { LocationSection } from './LocationSection.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { SpecialOffers } from './SpecialOffers.tsx'
import { listingDetailsMessages } from './messages.ts'

/** What there is to read about the business: each section that its package shows and its owner filled in. */
export function DetailSections({ listing, className }: { listing: ListingDetail; className?: string }) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <div className={joinClasses(styles.sections, className)}>
      {'description' in listing && (
        <DetailSection heading={messages.about} look="row">
          {listing.description === '' ? (
            <p className={styles.missing}>{messages.noDescription}</p>
          ) : (
            <p dir="auto" className={styles.prose}>
              {listing.description}
            </p>
          )}
        </DetailSection>
      )}
      {listing.address !== '' && (
        <DetailSection heading={messages.address} look="row">
          <p>
            <bdi>{listing.address}</bdi>
          </p>
        </DetailSection>
      )}
      <LocationSection locationLine={listing.locationLine} coordinates={listing.mapCoordinates} />
      {'socialMedia' in listing && listing.socialMedia.length > 0 && <SocialLinks links={listing.socialMedia} />}
      {'businessHours' in listing && listing.businessHours.length > 0 && <BusinessHours rows={listing.businessHours} />}
      {'specialOffers' in listing && listing.specialOffers.length > 0 && (
        <SpecialOffers offers={listing.specialOffers} />
      )}
    </div>
  )
}
