import type { ComponentProps } from 'react'
import { BackIcon, Heading, Link, Text, joinClasses } from '@dira/ui'
import { Invoice, type InvoiceFacts } from '../../../shared/payments/Invoice/Invoice.tsx'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { paymentsMessages } from './messages.ts'
import { PaymentsRead, type PaymentsProps } from './Payments.tsx'
import * as styles from './Payments.css.ts'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'

export interface RecordPaymentProps extends Omit<ComponentProps<'section'>, 'children'>, KeyHintsProps {
  form: RecordFormProps
  /** What will be printed; undefined while the form holds none. */
  invoice: InvoiceFacts | undefined
  /** What was recorded for the listing before. */
  earlier: PaymentsProps['list']
}

/** The page on which a payment is recorded: the form, the invoice that it becomes, and what was paid earlier. */
export function RecordPayment({ form, invoice, earlier, hints, className, ...props }: RecordPaymentProps) {
  const messages = paymentsMessages
  return (
    <section aria-label={messages.record} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <div>
          <Link href={form.cancelHref} className={styles.target}>
            <BackIcon size={18} />
            {messages.back}
          </Link>
          <Heading level={1} size="h2">
            {messages.record}
          </Heading>
        </div>
        <KeyHints hints={hints} />
      </div>
      <div className={styles.columns}>
        <div className={styles.page}>
          <RecordForm {...form} />
          <div className={styles.part}>
            <div className={styles.beside}>
              <Heading level={2} size="h3">
                {messages.earlier}
              </Heading>
              <Text size="small" tone="muted">
                {messages.kept}
              </Text>
            </div>
            <PaymentsRead
              list={earlier}
              nothing={{ text: messages.nothingOfThis, note: messages.nothingOfThisNote }}
              isOfOne
            />
          </div>
        </div>
        {invoice && (
          <div className={styles.previewColumn}>
            <p className={styles.name}>{messages.preview}</p>
            <Invoice invoice={invoice} headingLevel={3} />
          </div>
        )}
      </div>
    </section>
  )
}
