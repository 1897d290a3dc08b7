import type { ComponentProps } from 'react'
import {
  BackIcon,
  PrintIcon,
  UndoIcon,
  Button,
  Heading,
  Link,
  LinkButton,
  Notice,
  Skeleton,
  Text,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { Invoice, type InvoiceFacts } from '../../../shared/payments/Invoice/Invoice.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { paymentsMessages } from './messages.ts'
import * as styles from './Payments.css.ts'
import { ReversalForm, type ReversalFormProps } from './ReversalForm.tsx'

/** The loading state of a payment. */
export type PaymentInvoiceState =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | {
      readonly status: 'ready'
      readonly invoice: InvoiceFacts
      readonly recordedAt: string
      readonly recordedBy?: string | undefined
      readonly note: string
      /** Where it is reversed; absent where it cannot be. */
      readonly reverseHref?: string | undefined
    }

export interface PaymentInvoiceProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: PaymentInvoiceState
  backHref: string
  onPrint: () => void
  onRetry: () => void
  /** The form for a reversal lies open. @default it does not */
  reversal?: ReversalFormProps | undefined
  /** Records the payment again that was reversed. @default there is nothing to undo */
  onUndoReversal?: (() => void) | undefined
  /** It is being undone. @default false */
  isUndoing?: boolean
  /** Why it was not undone. @default it was not tried, or was */
  undoMessage?: string | undefined
}

/** The page of a payment: its invoice as it prints, and the way to reverse it. */
export function PaymentInvoice({
  state,
  backHref,
  onPrint,
  onRetry,
  reversal,
  onUndoReversal,
  isUndoing = false,
  undoMessage,
  className,
  ...props
}: PaymentInvoiceProps) {
  const messages = paymentsMessages
  const ready = state.status === 'ready' ? state : undefined
  const number = ready?.invoice.number ?? ''
  return (
    <section aria-label={messages.invoice(number)} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <div>
          <Link href={backHref} className={styles.target}>
            <BackIcon size={18} />
            {messages.back}
          </Link>
          <Heading level={1} size="h2">
            {messages.invoice(number)}
          </Heading>
          {ready && (
            <Text size="small" tone="muted">
              {ready.recordedBy !== undefined && messages.recordedBy(ready.recordedBy, new Date(ready.recordedAt))}
              {ready.note !== '' && <bdi> {messages.noteSays(ready.note)}</bdi>}
            </Text>
          )}
        </div>
        {ready && (
          <div className={styles.actions}>
            {ready.reverseHref !== undefined && !reversal && (
              <LinkButton variant="secondary" href={ready.reverseHref}>
                {messages.reverse}
              </LinkButton>
            )}
            {onUndoReversal && (
              <Button variant="secondary" isPending={isUndoing} onPress={onUndoReversal}>
                <UndoIcon size={20} />
                {messages.undoReversal}
              </Button>
            )}
            <Button variant="secondary" onPress={onPrint} aria-keyshortcuts={messages.printKeys}>
              <PrintIcon size={20} />
              {messages.print}
            </Button>
          </div>
        )}
      </div>
      {state.status === 'failed' && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {state.status === 'gone' && <p role="status">{messages.goneText}</p>}
      {state.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton shape="heading" />
          <Skeleton />
        </>
      )}
      {undoMessage !== undefined && <Notice tone="error">{undoMessage}</Notice>}
      {ready?.reverseHref !== undefined && reversal && <ReversalForm {...reversal} />}
      {ready && <Invoice invoice={ready.invoice} />}
    </section>
  )
}
