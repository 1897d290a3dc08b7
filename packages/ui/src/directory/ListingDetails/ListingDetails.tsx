import type { GalleryImage, ListingDetail } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { BackIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { Link } from '../../components/Link/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { PhotoGallery } from '../PhotoGallery/index.ts'
import { TierBadge } from '../TierBadge/index.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { DetailSections } from './DetailSections.tsx'
import * as styles from './ListingDetails.css.ts'
import { listingDetailsMessages } from './messages.ts'

export interface ListingDetailsProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What the page may show, as directory-core decided it. */
  listing: ListingDetail
  /** Where 'Back to All Listings' leads: the list one came from, else the untouched one. */
  backHref: string
  /** The page of the listing's category, where there is one. */
  categoryHref?: string
  /** Which photographs may be shown; see `PhotoGallery`. */
  photoSrc?: (image: GalleryImage) => string | undefined
}

/** The body of a listing's page, with its heading. A section that the package does not show is absent. */
export function ListingDetails({
  listing,
  backHref,
  categoryHref,
  photoSrc,
  className,
  ...props
}: ListingDetailsProps) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <article className={joinClasses(styles.page, className)} {...props}>
      <header className={styles.head}>
        <Link href={backHref} className={styles.back}>
          <BackIcon />
          {messages.back}
        </Link>
        <Heading level={1}>
          <bdi>{listing.businessName}</bdi>
        </Heading>
        <div className={styles.facts}>
          <TierBadge tier={listing.tier} label={listing.tierLabel} />
          <p className={styles.place}>
            <Needle className={styles.needle} />
            <bdi>{listing.locationLine}</bdi>
          </p>
        </div>
      </header>
      {'gallery' in listing && (
        <PhotoGallery
          gallery={listing.gallery}
          slug={listing.slug}
          category={listing.categoryIcon}
          className={styles.gallery}
          {...(photoSrc && { photoSrc })}
        />
      )}
      <DetailPanel listing={listing} className={styles.panel} {...(categoryHref !== undefined && { categoryHref })} />
      <DetailSections listing={listing} className={styles.sections} />
    </article>
  )
}
