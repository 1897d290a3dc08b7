import type { OutboxRowState } from './outboxRow.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What Outbox says by itself. */
export const outboxMessages = {
  heading: 'Emails',
  sentFrom: (address: string) => `The server sends them from ${address}`,
  byHand: 'No mail server is set: they are sent by hand',
  views: 'Which emails',
  open: 'To send',
  settled: 'Sent',
  loading: 'Reading the emails',
  failed: 'The emails could not be read.',
  retry: 'Try again',
  nothingOpen: 'No email waits.',
  showSettled: 'Show those that were sent',
  nothingSettled: 'No email was sent yet.',
  showOpen: 'Show those to send',
  more: 'Show older ones',
  states: {
    byMail: 'Goes by itself',
    byHand: 'To send by hand',
    uncertain: 'Perhaps sent: nobody answered, twice',
    failed: 'Not sent',
    sent: 'Sent',
    handedOver: 'Sent by hand',
    cancelled: 'Not needed any more',
    erased: 'Erased on request',
  } satisfies Record<OutboxRowState, string>,
  by: (who: string) => `by ${who}`,
  at: (instant: Date) => moment.format(instant),
  read: 'Read it',
  close: 'Close it',
  reveal: 'Show the link, to send it',
  copy: 'Copy',
  copied: 'Copied',
  email: 'Open e-mail',
  whatsapp: 'Open WhatsApp',
  markSent: 'Sent',
  /** So that buttons of several emails can be told apart. */
  of: (label: string, subject: string) => `${label}: ${subject}`,
}
