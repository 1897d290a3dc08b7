import type { ListingCard } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { pinListMessages } from './messages.ts'
import * as styles from './PinList.css.ts'

export interface PinListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many listings are at the place. */
  count: number
  /** They, or the first of them; left out while they are loading. */
  cards?: readonly Pick<ListingCard, 'slug' | 'businessName'>[] | undefined
  /** The address of a listing's page. */
  hrefOf: (slug: string) => string
  /** Where all of them are, if the cards are not all. */
  allHref: string
  /** Only the town is known of all of them. @default false */
  isApproximate?: boolean
}

/** The listings of a mark that no zoom parts, in the card of a ListingMap. */
export function PinList({ count, cards, hrefOf, allHref, isApproximate = false, className, ...props }: PinListProps) {
  const messages = useMessages('pinList', pinListMessages)
  return (
    <div className={joinClasses(styles.pinList, className)} {...props}>
      <Text as="strong" className={styles.label}>
        {isApproximate ? messages.sameTown(count) : messages.label(count)}
      </Text>
      {cards ? (
        <ul role="list" className={styles.links}>
          {cards.map(({ slug, businessName }) => (
            <li key={slug}>
              <Link standalone href={hrefOf(slug)}>
                <bdi translate="no">{businessName}</bdi>
              </Link>
            </li>
          ))}
          {cards.length < count && (
            <li>
              <Link standalone href={allHref}>
                {messages.all(count)}
              </Link>
            </li>
          )}
        </ul>
      ) : (
        <Skeleton />
      )}
    </div>
  )
}
