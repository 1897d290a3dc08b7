import type { Ref } from 'react'
import { Link, SearchField, Skeleton, ListingPicture, TierBadge } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { paymentsMessages } from './messages.ts'
import type { PaidListing } from '../../../shared/payments/payment.ts'
import * as styles from './Payments.css.ts'

export interface ListingFinderProps {
  /** The typed text; empty: nothing is looked for. */
  text: string
  onTextChange: (text: string) => void
  /** What was found. @default it is being looked for */
  found?: readonly (PaidListing & { readonly href: string })[] | undefined
  /** @default false */
  isFindFailed?: boolean
  onFindRetry: () => void
  /** The field, for a key. */
  findRef?: Ref<HTMLInputElement> | undefined
}

/** Finds the listing that somebody pays for. */
export function ListingFinder({
  text,
  onTextChange,
  found,
  isFindFailed = false,
  onFindRetry,
  findRef,
}: ListingFinderProps) {
  const messages = paymentsMessages
  return (
    <div className={styles.find}>
      <h2 className={styles.name}>{messages.recordFor}</h2>
      <SearchField
        {...(findRef && { ref: findRef })}
        label={messages.find}
        clearLabel={messages.clear}
        placeholder={messages.find}
        maxLength={200}
        aria-keyshortcuts="/"
        value={text}
        onChange={onTextChange}
      />
      {text !== '' && isFindFailed && <ReadFailed text={messages.failed} onRetry={onFindRetry} />}
      {text !== '' && !isFindFailed && (
        <>
          <p role="status" className={styles.muted}>
            {found ? found.length === 0 && messages.foundNone : messages.finding}
          </p>
          {(!found || found.length > 0) && (
            <ul role="list" className={styles.found}>
              {found?.map(({ href, ...listing }) => (
                <li key={listing.id}>
                  <Link look="bare" href={href} className={styles.foundRow}>
                    <ListingPicture card={listing.card} markSize={20} className={styles.thumb} />
                    <span className={styles.names}>
                      <bdi translate="no" className={styles.name}>
                        {listing.name}
                      </bdi>{' '}
                      <bdi className={styles.muted}>{listing.about}</bdi>
                    </span>
                    <TierBadge tier={listing.tier} label={listing.tierLabel} />
                  </Link>
                </li>
              )) ?? (
                <li className={styles.foundRow}>
                  <Skeleton />
                  <Skeleton />
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
