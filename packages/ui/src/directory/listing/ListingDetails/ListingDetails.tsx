import type { GalleryImage, ListingDetail } from '@dira/directory-core'
import type { ComponentProps, ReactNode } from 'react'
import { BackIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ContactPanel, type ContactPanelProps } from '../ContactPanel/ContactPanel.tsx'
import { PhotoGallery } from '../PhotoGallery/PhotoGallery.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import { DetailSections } from './DetailSections.tsx'
import * as styles from './ListingDetails.css.ts'
import { CONTACT_ID, HOURS_ID, LOCATION_ID } from './sectionIds.ts'
import { listingDetailsMessages } from './messages.ts'

type PanelProps = Pick<
  ContactPanelProps,
  | 'categoryHref'
  | 'factHref'
  | 'country'
  | 'openStatus'
  | 'hoursToday'
  | 'onEnquiry'
  | 'privacyHref'
  | 'toolbar'
  | 'checkOf'
>

export interface ListingDetailsProps extends Omit<ComponentProps<'article'>, 'children'>, PanelProps {
  /** What the page may show, as directory-core decided it. */
  listing: ListingDetail
  /** Where 'Back to All Listings' leads: the list one came from, else the untouched one. */
  backHref: string
  /** The reader looks after the listing: a gallery without images says so. @default false, travellers see none */
  isForOwner?: boolean
  /** What stands for photographs where the package has none: a `PlacePlate`. @default none */
  stage?: ReactNode
  /** `KnownSoFar`, above the contacts. @default none */
  known?: ReactNode
  /** Which photographs may be shown; see `PhotoGallery`. */
  photoSrc?: (image: GalleryImage) => string | undefined
  /** `NearbyListings`, after what there is to read about the business. @default none */
  nearby?: ReactNode
  /** `RelatedListings`, below the panel, on a phone at the end. @default none */
  related?: ReactNode
}

/** The body of a listing's page, with its heading. A section that the package does not show is absent. */
export function ListingDetails({
  listing,
  backHref,
  categoryHref,
  factHref,
  country,
  openStatus,
  hoursToday = [],
  onEnquiry,
  privacyHref,
  toolbar,
  isForOwner = false,
  stage,
  known,
  photoSrc,
  checkOf,
  nearby,
  related,
  className,
  ...props
}: ListingDetailsProps) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  const gallery =
    'gallery' in listing && (isForOwner || listing.gallery.images.length > 0) ? listing.gallery : undefined
  return (
    <article
      className={joinClasses(
        styles.page[gallery || stage ? 'withGallery' : 'withoutGallery'],
        stage !== undefined && styles.onStage,
        className,
      )}
      {...props}
    >
      <header className={styles.head}>
        <Link
          standalone
          href={backHref}
          data-back
          className={joinClasses(styles.back, stage !== undefined && styles.backOnStage)}
        >
          <BackIcon />
          {messages.back}
        </Link>
        <Heading level={1} className={styles.name}>
          <bdi translate="no">{listing.businessName}</bdi>
        </Heading>
        <div className={styles.facts}>
          <TierBadge tier={listing.tier} label={listing.tierLabel} />
          {listing.isSample && <Badge>{messages.sample}</Badge>}
          <p className={styles.place}>
            <Needle className={styles.needle} />
            <bdi>{listing.locationLine}</bdi>
          </p>
        </div>
        {checkOf?.('existence')}
      </header>
      {stage && <div className={styles.stage}>{stage}</div>}
      {gallery && (
        <ErrorBoundary>
          <PhotoGallery
            gallery={gallery}
            slug={listing.slug}
            category={listing.categoryIcon}
            className={styles.gallery}
            {...(photoSrc && { photoSrc })}
          />
        </ErrorBoundary>
      )}
      <div className={joinClasses(styles.side, known !== undefined && styles.sideWithKnown)}>
        {known && <ErrorBoundary>{known}</ErrorBoundary>}
        <ErrorBoundary>
          <ContactPanel
            id={CONTACT_ID}
            listing={listing}
            country={country}
            hoursToday={hoursToday}
            locationHref={`#${LOCATION_ID}`}
            hoursHref={`#${HOURS_ID}`}
            checkOf={checkOf}
            toolbar={toolbar}
            className={styles.panel}
            {...(categoryHref !== undefined && { categoryHref })}
            {...(factHref !== undefined && { factHref })}
            {...(openStatus && { openStatus })}
            {...(onEnquiry && { onEnquiry })}
            privacyHref={privacyHref}
          />
        </ErrorBoundary>
      </div>
      <DetailSections
        listing={listing}
        country={country}
        hoursToday={hoursToday}
        checkOf={checkOf}
        nearby={nearby}
        className={styles.sections}
      />
      {related && (
        <div className={styles.related}>
          <ErrorBoundary>{related}</ErrorBoundary>
        </div>
      )}
    </article>
  )
}
