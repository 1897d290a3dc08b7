import { useState, type ComponentProps } from 'react'
import { BackIcon, PrintIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Form } from '../../components/Form/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { Link } from '../../components/Link/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { Text } from '../../components/Text/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { Invoice, type InvoiceFacts } from '../Invoice/index.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { paymentsMessages } from './messages.ts'
import * as styles from './Payments.css.ts'

/** What is known of a payment. */
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
  reversal?: {
    readonly cancelHref: string
    readonly onReverse: (reason: string) => void
    readonly isBusy: boolean
    readonly message?: string | undefined
  }
}

/** The page of a payment: its invoice as it prints, and the way to reverse it. */
export function PaymentInvoice({
  state,
  backHref,
  onPrint,
  onRetry,
  reversal,
  className,
  ...props
}: PaymentInvoiceProps) {
  const messages = useMessages('payments', paymentsMessages)
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
            <Button variant="secondary" onPress={onPrint} aria-keyshortcuts={messages.printKeys}>
              <PrintIcon size={20} />
              {messages.print}
            </Button>
          </div>
        )}
      </div>
      {state.status === 'failed' && <ReadFailed text={messages.failed} retry={messages.retry} onRetry={onRetry} />}
      {state.status === 'gone' && <p role="status">{messages.goneText}</p>}
      {state.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton shape="heading" />
          <Skeleton />
        </>
      )}
      {ready?.reverseHref !== undefined && reversal && <Reversal {...reversal} />}
      {ready && <Invoice invoice={ready.invoice} />}
    </section>
  )
}

function Reversal({ cancelHref, onReverse, isBusy, message }: NonNullable<PaymentInvoiceProps['reversal']>) {
  const messages = useMessages('payments', paymentsMessages)
  const [reason, setReason] = useState('')
  return (
    <Form
      className={styles.reverse}
      required={{ reason: messages.reasonMissing }}
      message={message}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        onReverse(reason.trim())
      }}
    >
      <Heading level={2} size="h3">
        {messages.reverseTitle}
      </Heading>
      <p>{messages.reverseText}</p>
      <TextField
        label={messages.reason}
        name="reason"
        // The page was opened to write it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={1000}
        value={reason}
        onChange={setReason}
        description={messages.reasonHint}
      />
      <div className={styles.actions}>
        <LinkButton variant="secondary" href={cancelHref}>
          {messages.cancel}
        </LinkButton>
        <Button type="submit" isPending={isBusy}>
          {isBusy ? messages.reversing : messages.reverse}
        </Button>
      </div>
    </Form>
  )
}
