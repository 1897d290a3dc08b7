import type { BusinessHours as Hours, ListingDetail } from '@dira/directory-core'
import type { ReactNode } from 'react'
import type { ContactPanelProps } from '../ContactPanel/ContactPanel.tsx'
import type { CountryCode } from '../../../art/map/africa.generated.ts'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { BusinessHours } from '../BusinessHours/BusinessHours.tsx'
import { LocatorMap } from '../LocatorMap/LocatorMap.tsx'
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx'
import { SpecialOffers } from '../SpecialOffers/SpecialOffers.tsx'
import { DetailSection } from './DetailSection.tsx'
import * as styles from './DetailSections.css.ts'
import { HOURS_ID, LOCATION_ID } from './sectionIds.ts'
import { listingDetailsMessages } from './messages.ts'

interface DetailSectionsProps {
  listing: ListingDetail
  country: CountryCode | undefined
  hoursToday: readonly Hours[]
  checkOf: ContactPanelProps['checkOf']
  nearby: ReactNode
  className?: string
}

/** What there is to read about the business: each section that its package shows and its owner filled in. */
export function DetailSections({ listing, country, hoursToday, checkOf, nearby, className }: DetailSectionsProps) {
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
            <bdi translate="no">{listing.address}</bdi>
          </p>
        </DetailSection>
      )}
      <DetailSection heading={messages.location} id={LOCATION_ID}>
        <LocatorMap
          country={country}
          at={listing.mapCoordinates}
          address={listing.address}
          locationLine={listing.locationLine}
        />
        {checkOf?.('place')}
      </DetailSection>
      {'socialMedia' in listing && listing.socialMedia.length > 0 && (
        <DetailSection heading={messages.socialMedia} look="half">
          <SocialLinks links={listing.socialMedia} />
        </DetailSection>
      )}
      {'businessHours' in listing && listing.businessHours.length > 0 && (
        <DetailSection heading={messages.businessHours} look="half" id={HOURS_ID}>
          <BusinessHours
            rows={listing.businessHours}
            today={hoursToday}
            {...(listing.holidays && { holidays: listing.holidays })}
          />
          {checkOf?.('hours')}
        </DetailSection>
      )}
      {'specialOffers' in listing && listing.specialOffers.length > 0 && (
        <DetailSection heading={messages.specialOffers}>
          <SpecialOffers offers={listing.specialOffers} />
        </DetailSection>
      )}
      {nearby && (
        <div className={styles.nearby}>
          <ErrorBoundary>{nearby}</ErrorBoundary>
        </div>
      )}
      {listing.source && (
        <DetailSection heading={messages.source} look="row">
          <p>
            <Link standalone href={listing.source.url}>
              <bdi>{listing.source.name}</bdi>
            </Link>
          </p>
        </DetailSection>
      )}
    </div>
  )
}
