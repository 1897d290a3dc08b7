import type { PaymentEntry, PaymentNote } from '@dira/data'
import { Heading, Text } from '@dira/ui'
import { ListBody, ListFailure, type NothingListed } from '../../../shared/list/ListBody.tsx'
import type { ReadList } from '../../../shared/list/useListPages.ts'
import { ListingFinder, type ListingFinderProps } from './ListingFinder.tsx'
import { paymentsMessages } from './messages.ts'
import { PaymentList } from './PaymentList.tsx'
import { PaymentNotes } from './PaymentNotes.tsx'
import * as styles from './Payments.css.ts'

export interface PaymentsProps extends ListingFinderProps {
  list: ReadList<PaymentEntry>
  /** Owners who say to have paid; with `onDropNote`. @default none do */
  notes?: readonly PaymentNote[] | undefined
  /** Removes what one says: the money never came. @default it cannot be removed */
  onDropNote?: ((row: PaymentNote) => void) | undefined
}

/** All payments, the newest first, and the way to record one. */
export function Payments({ list, notes, onDropNote, ...finder }: PaymentsProps) {
  const messages = paymentsMessages
  return (
    <section aria-label={messages.heading} className={styles.page}>
      <div className={styles.beside}>
        <Heading level={1} size="h2">
          {messages.heading}
        </Heading>
        <Text size="small" tone="muted">
          {messages.kept}
        </Text>
      </div>
      {notes && notes.length > 0 && onDropNote && <PaymentNotes rows={notes} onDrop={onDropNote} />}
      <ListingFinder {...finder} />
      <PaymentsRead list={list} nothing={{ text: messages.nothing, note: messages.nothingNote }} />
    </section>
  )
}

interface PaymentsReadProps extends Pick<PaymentsProps, 'list'> {
  nothing: NothingListed
  /** Whether they are of one listing. @default false */
  isOfOne?: boolean
}

/** The payments: the list, or why there is none. */
export function PaymentsRead({ list, nothing, isOfOne = false }: PaymentsReadProps) {
  return (
    <div>
      <ListFailure list={list} words={paymentsMessages} />
      <ListBody list={list} words={paymentsMessages} lines={1} nothing={nothing}>
        {(rows) => <PaymentList rows={rows} isOfOne={isOfOne} />}
      </ListBody>
    </div>
  )
}
