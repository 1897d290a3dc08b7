import type { SpecialOffer } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { OfferMedallion } from './OfferMedallion.tsx'
import * as styles from './SpecialOffers.css.ts'
import { specialOffersMessages } from './messages.ts'

export interface SpecialOffersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The offers that are still valid. */
  offers: readonly SpecialOffer[]
  /** The rank of the titles in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
}

/** The offers of a business, joined two by two in one frame. */
export function SpecialOffers({ offers, headingLevel = 3, className, ...props }: SpecialOffersProps) {
  const messages = useMessages('specialOffers', specialOffersMessages)
  return (
    <ul role="list" className={joinClasses(styles.band, className)} {...props}>
      {offers.map(({ id, title, description, validUntil }) => (
        <li key={id} className={styles.offer}>
          <OfferMedallion className={styles.medallion} />
          <div className={styles.words}>
            <Heading level={headingLevel} size="h3">
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
  )
}
