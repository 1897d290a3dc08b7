import type { ListingDetail } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { SuggestionKind } from '../../forms/SuggestChange/suggestion.ts'
import { Directions } from '../LocatorMap/Directions.tsx'
import { opening } from '../SuggestLinks/opening.ts'
import { ADDED_BY, knownFacts } from './knownFacts.ts'
import * as styles from './KnownSoFar.css.ts'
import { knownSoFarMessages } from './messages.ts'

export interface KnownSoFarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the page may show, as directory-core decided it. */
  listing: ListingDetail
  /** The month in which its source knew of it, such as '2026-03'. @default no date */
  month?: string | undefined
  /** Where somebody writes without script, and while the code of `SuggestChange` cannot be fetched. */
  suggestHref: string
  /** Where the owner claims the page. @default nowhere */
  claimHref?: string | undefined
  /** Opens `SuggestChange` at a step in place of the link. @default the links are followed */
  onAdd?: (step: SuggestionKind) => void
}

/** The first part of a page that nobody has claimed: the way there, the way to claim it, what is known and from whom, and what anybody may add. */
export function KnownSoFar({ listing, month, suggestHref, claimHref, onAdd, className, ...props }: KnownSoFarProps) {
  const messages = useMessages('knownSoFar', knownSoFarMessages)
  const id = useId()
  const { known, missing } = knownFacts(listing)
  const { source, address, locationLine, mapCoordinates: at } = listing
  return (
    <section aria-labelledby={id} className={joinClasses(styles.block, className)} {...props}>
      <div className={styles.ways}>
        <Directions address={address} locationLine={locationLine} at={at} />
        {claimHref !== undefined && (
          <LinkButton variant="secondary" href={claimHref} className={styles.claim}>
            {messages.claim}
          </LinkButton>
        )}
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3" id={id}>
          {messages.heading}
        </Heading>
        <p className={styles.muted}>
          {messages.known(known)}
          {source && (
            <>
              {messages.from}{' '}
              <Link href={source.url}>
                <bdi>{source.name}</bdi>
              </Link>
            </>
          )}
          {month !== undefined && (
            <>
              {', '}
              <time dateTime={month}>{messages.asOf(new Date(month))}</time>
            </>
          )}
          .
        </p>
        <p className={styles.muted}>{claimHref === undefined ? messages.unclaimed : messages.claimNote}</p>
      </div>
      {missing.length > 0 && (
        <ul role="list">
          {missing.map((fact) => (
            <li key={fact} className={styles.missing}>
              <span>
                {messages.missing[fact]}: <strong>{messages.notKnown}</strong>
              </span>
              <Link
                standalone
                href={suggestHref}
                aria-label={messages.addNamed(messages.missing[fact])}
                className={styles.add}
                {...opening(onAdd && (() => onAdd(ADDED_BY[fact])))}
              >
                {messages.add}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
