import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { formatDistance } from '../Distance/formatDistance.ts'
import { distanceMessages } from '../Distance/messages.ts'
import { noListingsMessages } from './messages.ts'
import * as styles from './NoListings.css.ts'

/** What a list is of: a kind of business, a place, words. */
export interface ListNames {
  readonly kind?: string
  readonly place?: string
  readonly words?: string
}

/** A list that has something. */
export interface NothingWay extends ListNames {
  readonly count: number
  /** How far its town is from the one that was asked for, in kilometres. */
  readonly km?: number
  readonly href: string
}

/** What a search with no result was about, and where to go instead. */
export interface NothingFound extends ListNames {
  /** The country or city outside Africa that was named. */
  readonly elsewhere?: string
  /** What is near is asked for, and nobody knows where that is: the ways are towns. */
  readonly isWhereAsked?: boolean
  readonly ways: readonly NothingWay[]
}

/** The lists to go to instead, each with how many it has. */
export function NothingWays({ ways }: Pick<NothingFound, 'ways'>) {
  const messages = useMessages('noListings', noListingsMessages)
  const distances = useMessages('distance', distanceMessages)
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ count, km, href, ...names }) => (
        <li key={href} className={styles.way}>
          <Link standalone href={href} className={styles.name}>
            {messages.list(names)}
          </Link>
          <span className={styles.count}>
            {messages.count(count, km === undefined ? undefined : formatDistance(km, distances))}
          </span>
        </li>
      ))}
    </ul>
  )
}
