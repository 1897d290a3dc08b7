import type { CalendarDate } from '@dira/directory-core'
import { useState } from 'react'
import { Button, ChoiceRows, DateField, Form, Heading, LinkButton, TextField } from '@dira/ui'
import { paymentsMessages } from './messages.ts'
import type { ReversalChoice, ReversalPackages } from '../../../shared/payments/payment.ts'
import * as styles from './Payments.css.ts'

export interface ReversalFormProps {
  cancelHref: string
  /** The reason, and what becomes of the page. */
  onReverse: (reason: string, choice: ReversalChoice) => void
  isBusy: boolean
  message?: string | undefined
  /** What the listing shows without the payment, and what it shows now. @default it is gone, and nothing becomes of it */
  packages?: ReversalPackages | undefined
  today: CalendarDate
}

type Field = 'reason' | 'until' | 'why'

/** The form that takes a payment back: why, and what becomes of the page. */
export function ReversalForm({ cancelHref, onReverse, isBusy, message, packages, today }: ReversalFormProps) {
  const messages = paymentsMessages
  const [written, setWritten] = useState<Readonly<Record<Field, string>>>({ reason: '', until: '', why: '' })
  const [kind, setKind] = useState<ReversalChoice['kind']>('paid')
  const [isPast, setPast] = useState(false)
  const field = (name: Field) => ({
    name,
    value: written[name],
    onChange: (value: string) => setWritten((before) => ({ ...before, [name]: value })),
  })
  const { until } = written
  const [reason, why] = [written.reason.trim(), written.why.trim()]

  function send(): void {
    const isTooEarly = kind === 'until' && until < today
    setPast(isTooEarly)
    if (!isTooEarly)
      onReverse(reason, kind === 'until' ? { kind, day: until } : kind === 'kept' ? { kind, why } : { kind })
  }

  return (
    <Form
      className={styles.reverse}
      required={{ reason: messages.reasonMissing, until: messages.untilMissing, why: messages.whyMissing }}
      errors={isPast ? { until: messages.untilMissing } : {}}
      message={message}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Heading level={2} size="h3">
        {messages.reverseTitle}
      </Heading>
      <p>{messages.reverseText}</p>
      <TextField
        label={messages.reason}
        // The page was opened to write it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={1000}
        description={messages.reasonHint}
        {...field('reason')}
      />
      {packages && (
        <ChoiceRows
          label={messages.becomesOf}
          rows={[
            {
              value: 'paid',
              label: messages.withoutIt(packages.without),
              note: messages.withoutNote(packages.without),
            },
            ...(packages.now
              ? [
                  { value: 'until' as const, label: messages.untilDay(packages.now), note: messages.untilNote },
                  { value: 'kept' as const, label: messages.stays(packages.now), note: messages.staysNote },
                ]
              : []),
          ]}
          value={kind}
          onChange={setKind}
        />
      )}
      {kind === 'until' && <DateField label={messages.lastDay} today={today} min={today} {...field('until')} />}
      {kind === 'kept' && (
        <TextField label={messages.why} maxLength={1000} description={messages.noteHint} {...field('why')} />
      )}
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
