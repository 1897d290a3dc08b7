import type { ComponentProps } from 'react'
import { Button, Heading, Text, joinClasses } from '@dira/ui'
import { WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { ListingFinder, type ListingFinderProps } from './ListingFinder.tsx'
import { paymentsMessages } from './messages.ts'
import type { PaymentNoteRow, PaymentsState } from '../../../shared/payments/payment.ts'
import { PaymentNotes } from './PaymentNotes.tsx'
import { PaymentList } from './PaymentList.tsx'
import * as styles from './Payments.css.ts'

export interface PaymentsProps extends Omit<ComponentProps<'section'>, 'children'>, ListingFinderProps {
  state: PaymentsState
  /** Owners who say to have paid; with `onDropNote`. @default none do */
  notes?: readonly PaymentNoteRow[] | undefined
  /** Removes what one says: the money never came. @default it cannot be removed */
  onDropNote?: ((row: PaymentNoteRow) => void) | undefined
  onRetry: () => void
  /** Reads older ones. */
  onMore: () => void
}

/** All payments, the newest first, and the way to record one. */
export function Payments({
  state,
  notes,
  onDropNote,
  onRetry,
  onMore,
  text,
  onTextChange,
  found,
  isFindFailed = false,
  onFindRetry,
  findRef,
  className,
  ...props
}: PaymentsProps) {
  const messages = paymentsMessages
  return (
    <section aria-label={messages.heading} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.beside}>
        <Heading level={1} size="h2">
          {messages.heading}
        </Heading>
        <Text size="small" tone="muted">
          {messages.kept}
        </Text>
      </div>
      {notes && notes.length > 0 && onDropNote && <PaymentNotes rows={notes} onDrop={onDropNote} />}
      <ListingFinder {...{ text, onTextChange, found, isFindFailed, onFindRetry, findRef }} />
      <PaymentsRead state={state} onRetry={onRetry} onMore={onMore} nothing={messages.nothing} />
    </section>
  )
}

interface PaymentsReadProps extends Pick<PaymentsProps, 'state' | 'onRetry' | 'onMore'> {
  /** Said where there is none. */
  nothing: string
  /** Whether they are of one listing. @default false */
  isOfOne?: boolean
}

/** The payments: the list, or why there is none. */
export function PaymentsRead({ state, onRetry, onMore, nothing, isOfOne = false }: PaymentsReadProps) {
  const messages = paymentsMessages
  const ready = state.status === 'ready' ? state : undefined
  return (
    <div>
      {(state.status === 'failed' || ready?.isFailed) && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {state.status === 'loading' && <WaitingRows label={messages.loading} lines={1} />}
      {ready?.rows.length === 0 && <p role="status">{nothing}</p>}
      {ready && ready.rows.length > 0 && <PaymentList rows={ready.rows} isOfOne={isOfOne} />}
      {ready?.hasMore && (
        <Button variant="link" onPress={onMore}>
          {messages.more}
        </Button>
      )}
    </div>
  )
}
