import { englishCount } from '@dira/ui'
import type { CalendarDate, PaymentYears } from '@dira/directory-core'
import type { PackageInWords, PaidPeriod } from '../../../shared/payments/payment.ts'

const instant = (date: CalendarDate) => new Date(date)
// Days of the calendar are read as midnight UTC.
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const shortest = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = (count: number) => `${englishCount(count)} ${count === 1 ? 'day' : 'days'}`

const paidYears = (years: PaymentYears) => (years === 1 ? 'one year' : 'two years')
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** What Payments, RecordPayment and PaymentInvoice say by themselves. */
export const paymentsMessages = {
  heading: 'Payments',
  kept: 'entries are reversed, never erased',
  record: 'Record a payment',
  recordFor: 'Record a payment for',
  notes: 'Say they have paid',
  notesHint: 'Look for the reference in the statement, then record the payment',
  noted: (tier: string, years: PaymentYears, at: Date, by: string | undefined) =>
    `${tier}, ${paidYears(years)}. ${by === undefined ? 'Noted' : `${by},`} ${moment.format(at)}`,
  recordNote: 'Record',
  recordNoteOf: (name: string) => `Record the payment of ${name}`,
  dropNote: 'It never came',
  dropNoteOf: (name: string) => `It never came: the payment of ${name}`,
  notesFailed: 'Who says to have paid could not be read.',
  find: 'Name, town or phone of the listing',
  clear: 'Clear',
  finding: 'Looking for listings',
  foundNone: 'No listing has all of these words.',
  back: 'Payments',
  nothing: 'No payment has been recorded yet.',
  nothingNote: 'Find a listing above to record the first one.',
  nothingOfThis: 'Nothing was recorded for it yet.',
  nothingOfThisNote: 'What you record above stands here.',
  loading: 'Reading the payments',
  failed: 'The payments could not be read.',
  more: 'Show older ones',
  table: 'Payments, the newest first',
  columns: { receivedOn: 'Received', amount: 'Amount', listing: 'Listing', what: 'For', invoice: 'Invoice' },
  day: (date: CalendarDate) => short.format(instant(date)),
  pays: (tier: string, lastDay: CalendarDate) => `${tier} to ${short.format(instant(lastDay))}`,
  isReversed: (tier: string) => `${tier}, reversed`,
  reversal: (other: string, reason: string) => `Reverses ${other}: ${reason}`,
  reverse: 'Reverse',
  reverseOf: (number: string) => `Reverse ${number}`,
  noEnd: 'no end',
  paidUntil: 'paid until',
  givenUntil: 'not paid, until',
  tier: 'Package paid for',
  tierPrice: (label: string, price: string) => `${label} ${price}`,
  for: 'Paid for',
  yearsOf: (years: PaymentYears) => (years === 1 ? 'One year' : 'Two years'),
  amountField: 'Amount in rand',
  priceOf: (tier: string, years: PaymentYears) => `The price of ${paidYears(years)} of ${tier}`,
  notThePrice: (price: string) => `A year costs ${price}: say in the note why it is another`,
  receivedOn: 'Received on',
  ago: (count: number) => (count === 0 ? 'Today' : count === 1 ? 'Yesterday' : `${englishCount(count)} days ago`),
  method: 'Method',
  reference: 'Reference',
  note: 'Note',
  noteHint: 'Only administrators see it',
  paysFor: 'What it pays for',
  computed: 'computed, not typed',
  paidBefore: 'Paid before',
  period: (first: CalendarDate, last: CalendarDate) =>
    `${long.format(instant(first))} to ${long.format(instant(last))}`,
  grace: 'Grace',
  today: (date: CalendarDate) => `today, ${shortest.format(instant(date))}`,
  graceEnd: (until: CalendarDate) => `until ${long.format(instant(until))}, then shown as Classified`,
  timing: ({ timing, lastDay }: PaidPeriod, today: CalendarDate) =>
    ({
      first: 'The year begins on the day it was received.',
      early: `${timing.days === 0 ? 'On the last day' : `${days(timing.days)} early`}: the new year begins when the old one ends, so nothing is lost.`,
      grace: `${days(timing.days)} late, within the 14 days of grace: the new year runs on from the old end.`,
      late: `${days(timing.days)} late, after the 14 days of grace: the new year begins on the day it was received.`,
    })[timing.kind] + (lastDay < today ? ' It is over already.' : ''),
  untouched: 'No field of the page is touched, now or at the end.',
  changesTier: (before: string, after: string) =>
    `It shows as ${before} now, and as ${after} as soon as this is recorded.`,
  becomes: (number: string) => `It becomes invoice ${number}.`,
  cancel: 'Cancel',
  recordAmount: (amount: string | undefined) => (amount === undefined ? 'Record' : `Record ${amount}`),
  /** As `aria-keyshortcuts` takes them. */
  recordKeys: 'Control+S',
  printKeys: 'Control+P',
  recording: 'Recording',
  preview: 'Invoice, as it will print (A4)',
  print: 'Print',
  earlier: 'Earlier',
  invoice: (number: string) => `Invoice ${number}`,
  recordedBy: (who: string, at: Date) => `Recorded by ${who}, ${short.format(at)}`,
  noteSays: (note: string) => `Note: ${note}`,
  reverseTitle: 'Reverse this payment',
  reverseText: 'A second entry takes it back and stays beside it. It can be undone.',
  reason: 'Reason',
  reasonHint: 'It stands in the list, and on no invoice',
  reasonMissing: 'Write why it is taken back.',
  becomesOf: 'What becomes of the page',
  withoutIt: ({ tierLabel, lastDay }: PackageInWords) =>
    lastDay === undefined ? `${tierLabel} now` : `${tierLabel} until ${long.format(instant(lastDay))}`,
  withoutNote: ({ isLowest }: PackageInWords) =>
    isLowest ? 'Nothing else is paid for. What the page hides then is kept.' : 'What is paid for without it.',
  untilDay: ({ tierLabel }: PackageInWords) => `${tierLabel} up to a day`,
  untilNote: 'After it come 14 days of grace. None of it is paid for: the next payment covers it.',
  stays: ({ tierLabel, lastDay }: PackageInWords) =>
    `${tierLabel} stays${lastDay === undefined ? '' : `, until ${long.format(instant(lastDay))}`}`,
  staysNote: 'It is not paid for: the next payment covers it.',
  lastDay: 'Last day',
  untilMissing: 'Choose today or a later day.',
  why: 'Why it stays',
  whyMissing: 'Write why it stays.',
  undoReversal: 'Undo the reversal',
  reversing: 'Reversing',
  goneText: 'There is no such payment.',
  goneListing: 'There is no such listing.',
}
