import { Button, Heading, Notice, Skeleton, VisuallyHidden } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { CopyLine, CopyPlate } from './CopyLine.tsx'
import { renewPackageMessages } from './messages.ts'
import * as styles from './RenewPackage.css.ts'

/** The account to which is paid. */
export type RenewBank =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly lines: readonly { readonly label: string; readonly value: string }[] }

export interface RenewPayProps {
  /** Eight signs in two groups, for the bank's field. */
  reference: string
  amount: string
  bank: RenewBank
  onRetry: () => void
  onPaid: () => void
  /** It is being sent. @default false */
  isBusy?: boolean
  /** What went wrong. @default nothing did */
  message?: string | undefined
}

/** Where to pay, and the button that says that it was paid, until it was pressed. */
export function RenewPay({ isNoted, ...given }: RenewPayProps & { isNoted: boolean }) {
  const { reference, amount, bank, onRetry, onPaid, isBusy = false, message } = given
  const messages = renewPackageMessages
  return (
    <section className={styles.section}>
      <Heading level={2} size="h3">
        {messages.pay}
      </Heading>
      <p>{messages.payText}</p>
      <CopyPlate label={messages.reference} value={reference} />
      {bank.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{messages.bankLoading}</VisuallyHidden>
          <Skeleton />
          <Skeleton />
        </>
      )}
      {bank.status === 'failed' && <ReadFailed text={messages.bankFailed} onRetry={onRetry} />}
      {bank.status === 'ready' && bank.lines.length === 0 && <p>{messages.noBank}</p>}
      <dl className={styles.lines}>
        {bank.status === 'ready' && bank.lines.map((line) => <CopyLine key={line.label} {...line} />)}
        <CopyLine label={messages.amount} value={amount} />
      </dl>
      <p className={styles.muted}>{messages.abroad}</p>
      {!isNoted && (
        <>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <Button isPending={isBusy} className={styles.paid} onPress={onPaid}>
            {isBusy ? messages.sending : messages.paid}
          </Button>
          <p className={styles.muted}>{messages.paidHint}</p>
        </>
      )}
    </section>
  )
}
