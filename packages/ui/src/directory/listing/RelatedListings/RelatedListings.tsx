import type { ListingCard } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import * as styles from './RelatedListings.css.ts'
import { relatedListingsMessages } from './messages.ts'

export interface RelatedListingsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The country that they have in common. */
  country: string
  /** Four of them, without the one whose page it is. */
  cards: readonly ListingCard[]
  /** Where a listing's page is. */
  hrefOf: (card: ListingCard) => string
  /** Where all listings of the country are, and how many. @default no such link */
  all?: { readonly href: string; readonly count: number }
}

/** 'More from {country}': a few other listings in rows, each a small cover, a name and a place. */
export function RelatedListings({ country, cards, hrefOf, all, className, ...props }: RelatedListingsProps) {
  const messages = useMessages('relatedListings', relatedListingsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.related, className)} {...props}>
      <Heading level={2} size="h3" id={id} className={styles.heading}>
        {messages.heading(country)}
      </Heading>
      <ul role="list" className={styles.list}>
        {cards.map((card) => (
          <li key={card.slug} className={styles.row}>
            <ListingPicture card={card} className={styles.cover} />
            <div className={styles.words}>
              <Heading level={3} size="plate" className={styles.name}>
                <Link look="quiet" href={hrefOf(card)} className={styles.link}>
                  <bdi translate="no">{card.businessName}</bdi>
                </Link>
              </Heading>
              <p className={styles.place}>
                <Needle className={styles.needle} />
                <span>
                  <bdi>{card.locationLine}</bdi>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {all && (
        <Link standalone href={all.href} className={styles.all}>
          {messages.all(all.count)}
        </Link>
      )}
    </section>
  )
}
