import type { PackageTier } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Heading, Link, joinClasses, TierBadge } from '@dira/ui'
import { ownerPackagesMessages } from './messages.ts'
import * as styles from './OwnerPackages.css.ts'

/** The package of a listing, for its owner. */
export interface OwnerPackageRow {
  readonly id: string
  readonly name: string
  readonly tier: PackageTier
  readonly tierLabel: string
  /** What it costs and when it ends. */
  readonly text: string
  /** It ends soon, has ended or was never paid for; it is paid for a while; or its owner says to have paid. */
  readonly state: 'renew' | 'paid' | 'looking'
  /** Where it is renewed, early as well. */
  readonly renewHref: string
}

export interface OwnerPackagesProps extends Omit<ComponentProps<'section'>, 'children'> {
  rows: readonly OwnerPackageRow[]
}

/** The packages of an owner's listings, with the way to renew each. */
export function OwnerPackages({ rows, className, ...props }: OwnerPackagesProps) {
  const messages = ownerPackagesMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.packages, className)} {...props}>
      <Heading level={2} size="h3" id={id}>
        {messages.heading}
      </Heading>
      <ul role="list" className={styles.rows}>
        {rows.map(({ id: listing, name, tier, tierLabel, text, state, renewHref }) => (
          <li key={listing} className={styles.row}>
            <div className={styles.words}>
              <TierBadge tier={tier} label={tierLabel} />
              <bdi translate="no" className={styles.name}>
                {name}
              </bdi>
              <span className={styles.muted}>{text}</span>
            </div>
            {state === 'looking' ? (
              <span className={styles.state}>{messages.looking}</span>
            ) : (
              <span className={styles.ways}>
                {state === 'paid' && <span className={styles.state}>{messages.paid}</span>}
                <Link
                  standalone
                  look={state === 'paid' ? 'quiet' : 'text'}
                  href={renewHref}
                  aria-label={messages.renewOf(name)}
                >
                  {messages.renew}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
