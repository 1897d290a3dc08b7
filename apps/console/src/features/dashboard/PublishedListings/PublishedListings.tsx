import type { Standing } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Heading, Link, Skeleton, Text, TierBadge, VisuallyHidden, joinClasses } from '@dira/ui'
import * as list from '../WaitingList/WaitingList.css.ts'
import { publishedListingsMessages } from './messages.ts'
import * as styles from './PublishedListings.css.ts'

export interface PublishedTier {
  readonly tier: Standing
  readonly label: string
  readonly count: number
  /** A list of exactly that many. */
  readonly href: string
}

export interface PublishedListingsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** From the largest package to the smallest, and what is not yet claimed. @default not known yet */
  tiers?: readonly PublishedTier[] | undefined
}

/** How many listings are published, a bar for each package and for what nobody has claimed. Each leads to a list of exactly that many. */
export function PublishedListings({ tiers, className, ...props }: PublishedListingsProps) {
  const messages = publishedListingsMessages
  const id = useId()
  const most = Math.max(1, ...(tiers ?? []).map(({ count }) => count))
  return (
    <section aria-labelledby={id} className={joinClasses(list.section, className)} {...props}>
      <div className={list.head}>
        <Heading level={2} size="h3" id={id}>
          {messages.heading}
        </Heading>
        {tiers && (
          <Text size="small" tone="muted">
            {messages.count(tiers.reduce((sum, { count }) => sum + count, 0))}
          </Text>
        )}
      </div>
      {!tiers && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      <ul role="list">
        {(tiers ?? [1, 2, 3]).map((row) =>
          typeof row === 'number' ? (
            <li key={row} className={styles.row}>
              <Skeleton />
            </li>
          ) : (
            <li key={row.tier}>
              <Link look="bare" href={row.href} className={styles.link}>
                <span>
                  <TierBadge tier={row.tier} label={row.label} />
                </span>
                <span aria-hidden="true" className={styles.track}>
                  {row.count > 0 && (
                    <span className={styles.bar} style={{ inlineSize: `${(100 * row.count) / most}%` }} />
                  )}
                </span>{' '}
                <bdi className={styles.count}>{messages.count(row.count)}</bdi>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
