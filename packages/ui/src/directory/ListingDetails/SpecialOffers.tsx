import type { SpecialOffer } from '@dira/directory-core'
import { Heading } from '../../components/Heading/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DetailSection } from './DetailSection.tsx'
import { OfferMedallion } from './OfferMedallion.tsx'
import * as styles from './SpecialOffers.css.ts'
import { listingDetailsMessages } from './messages.ts'

/** The offers of the business that are still valid. */
export function SpecialOffers({ offers }: { offers: readonly SpecialOffer[] }) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <DetailSection heading={messages.specialOffers}>
      <ul role="list" className={styles.band}>
        {offers.map(({ id, title, description, validUntil }) => (
          <li key={id} className={styles.offer}>
            <OfferMedallion className={styles.medallion} />
            <div className={styles.words}>
              <Heading level={3}>
                <bdi>{title}</bdi>
              </Heading>
              <p className={styles.description}>
                <bdi>{description}</bdi>
              </p>
              {validUntil !== undefined && (
                <p className={styles.until}>
                  <time dateTime={validUntil}>{messages.validUntil(validUntil)}</time>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
