import { BackIcon, ForwardIcon, KeyHint, Link } from '@dira/ui'
import type { ListingTableState } from './listedListing.ts'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

interface ListingPagesProps {
  /** Undefined while nothing is known. */
  page: Extract<ListingTableState, { status: 'ready' }> | undefined
  hints: readonly { readonly keys: string; readonly label: string }[]
}

/** The ways to the pages beside this one, and what keys do. */
export function ListingPages({ page, hints }: ListingPagesProps) {
  const messages = listingTableMessages
  const steps = { isReading: page?.isReading ?? false }
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      <Step {...steps} href={page?.previousHref} keys="[" label={messages.previous} isBack />
      <p className={styles.position}>
        {page && <span>{messages.perPage(page.rows.length, page.isFirst)}</span>}
        {hints.map(({ keys: pressed, label }) => (
          <span key={pressed} aria-hidden="true" className={styles.keyHint}>
            <KeyHint keys={pressed} />
            {label}
          </span>
        ))}
      </p>
      <Step {...steps} href={page?.nextHref} keys="]" label={messages.next} />
    </nav>
  )
}

interface StepProps {
  readonly href: string | undefined
  readonly keys: string
  readonly label: string
  /** It leads on from rows that others are about to replace: it keeps the focus, and leads nowhere. */
  readonly isReading: boolean
  readonly isBack?: boolean
}

function Step({ href, keys, label, isReading, isBack = false }: StepProps) {
  const content = (
    <>
      {isBack ? <BackIcon size={20} /> : <KeyHint keys={keys} />}
      {label}
      {isBack ? <KeyHint keys={keys} /> : <ForwardIcon size={20} />}
    </>
  )
  return href === undefined ? (
    <span className={styles.stepOff}>{content}</span>
  ) : (
    <Link
      look="bare"
      href={href}
      rel={isBack ? 'prev' : 'next'}
      aria-keyshortcuts={keys}
      aria-disabled={isReading || undefined}
      onClick={(event) => {
        if (isReading) event.preventDefault()
      }}
      className={styles.step}
    >
      {content}
    </Link>
  )
}
