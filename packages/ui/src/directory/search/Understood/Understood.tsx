import type { ComponentProps } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { formatDistance } from '../../results/Distance/formatDistance.ts'
import { distanceMessages } from '../../results/Distance/messages.ts'
import type { NothingWay } from '../../results/NoListings/NothingWays.tsx'
import * as styles from './Understood.css.ts'
import { understoodMessages } from './messages.ts'

/** The filters that the text of a search means, by their names. */
export interface UnderstoodNames {
  readonly kind?: string
  readonly place?: string
  /** A town that has none itself. */
  readonly near?: string
  /** What the places have to have. */
  readonly having?: readonly string[]
  /** What is wished for besides: near to the reader, open at this moment, not dear. */
  readonly wishes?: readonly ('here' | 'open' | 'cheap')[]
}

export interface UnderstoodProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What the text means. */
  names: UnderstoodNames
  /** The text as it was typed. */
  text: string
  /** Whether the results are those under the filters. Otherwise they have the words. */
  isShown: boolean
  /** Where the other of the two is. */
  otherHref: string
  /** The other one was on show before: the way there is a way back. @default false */
  isBack?: boolean
  /** The page that has just the results under the filters. */
  pageHref?: string | undefined
  /** The finer kind that was asked for and none of the results is, and where those are that are. @default the results are what was asked for */
  missing?: MissingKind | undefined
  /** What few of the results are known to have: those come first. @default nothing is asked for that is not known */
  first?: FirstKnown | undefined
  /** The nearest town that has some, where that of `names.near` has none. @default not known */
  nearest?: NothingWay | undefined
}

/** What the first results are known to have, and nothing is known of for the others. */
export interface FirstKnown {
  readonly kind: string
  /** How many have it. */
  readonly count: number
  /** How many results there are. */
  readonly among: number
  /** Where those that have it are alone. @default no page has just these */
  readonly href?: string | undefined
}

/** A kind of place that the results have none of. */
export interface MissingKind {
  readonly kind: string
  /** How many results there are. @default not said */
  readonly among?: number
  /** How many there are elsewhere, and in which place if it is not everywhere. */
  readonly count: number
  readonly place?: string
  /** Where they are. @default there are none */
  readonly href?: string
}

/**
 * How the text of a search was read where nothing has the text itself, and the way to the other reading. Above the results; what else to try stands
 * in Suggestions.
 */
export function Understood({
  names,
  text,
  isShown,
  otherHref,
  isBack = false,
  pageHref,
  missing,
  first,
  nearest,
  className,
  ...props
}: UnderstoodProps) {
  const messages = useMessages('understood', understoodMessages)
  const name = messages.name(names)
  return (
    <p className={joinClasses(styles.row, className)} {...props}>
      {isShown ? (
        <>
          <span className={styles.how}>{messages.understoodAs}</span>{' '}
          {pageHref === undefined ? (
            <strong className={styles.name}>{name}</strong>
          ) : (
            <Link href={pageHref} className={joinClasses(styles.name, styles.page)}>
              {name}
            </Link>
          )}
        </>
      ) : (
        <span className={styles.how}>{messages.searchedForWords(text)}</span>
      )}{' '}
      <Link standalone href={otherHref} className={styles.other}>
        {isShown ? messages.searchForWords(text) : isBack ? messages.backTo(name) : messages.show(name)}
      </Link>
      {names.near !== undefined && isShown && (
        <>
          {' '}
          <span className={styles.missing}>
            {messages.noneIn(names.near)}
            {nearest && (
              <>
                {' '}
                <NearestTown {...nearest} />
              </>
            )}
          </span>
        </>
      )}
      {missing && isShown && (
        <>
          {' '}
          <span className={styles.missing}>
            {messages.noneIs(missing.kind, missing.among)}{' '}
            {missing.href !== undefined && (
              <Link standalone href={missing.href}>
                {messages.seeAll(missing.count, missing.place)}
              </Link>
            )}
          </span>
        </>
      )}
      {first && isShown && (
        <>
          {' '}
          <span className={styles.missing}>
            {messages.someSay(first.kind, first.count, first.among)}{' '}
            {first.href !== undefined && (
              <Link standalone href={first.href}>
                {messages.onlyThese(first.count)}
              </Link>
            )}
          </span>
        </>
      )}
    </p>
  )
}

/** '2 in Nungwi, 45 km'. */
function NearestTown({ place = '', count, km, href }: NothingWay) {
  const messages = useMessages('understood', understoodMessages)
  const distances = useMessages('distance', distanceMessages)
  return (
    <Link standalone href={href}>
      {messages.nearestTown(count, place, km === undefined ? undefined : formatDistance(km, distances))}
    </Link>
  )
}
