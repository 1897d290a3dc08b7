import type { CalendarDate, PaymentYears } from '@dira/directory-core'

// Days of the calendar are read as midnight UTC.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const shown = (date: CalendarDate) => day.format(new Date(date))

/** What RenewPackage says by itself. */
export const renewPackageMessages = {
  back: 'My listings',
  heading: (name: string) => `Renew ${name}`,
  howLong: 'For how long?',
  years: (years: PaymentYears) => (years === 1 ? 'One year' : 'Two years'),
  period: (first: CalendarDate, last: CalendarDate) => `${shown(first)} to ${shown(last)}`,
  another: 'Another package',
  which: 'Which package?',
  yearly: (price: string) => `${price} a year`,
  appears: (what: string) => `Appears: ${what}.`,
  rests: (what: string) => `Rests, and is not deleted: ${what}.`,
  asNow: 'As it is now.',
  when: 'It changes as soon as the payment is recorded.',
  invoice: 'Invoice',
  print: 'Save as PDF',
  pay: 'Pay by EFT',
  payText: 'From your bank’s app, a branch or a cash machine. The reference tells us it is yours.',
  reference: 'Reference',
  amount: 'Amount',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  notCopied: 'It could not be copied.',
  bankLoading: 'Reading where to pay',
  bankFailed: 'Where to pay could not be read.',
  noBank: 'Ask us for the account to pay to.',
  abroad: 'From a bank outside South Africa, choose ‘all costs mine’, so that the full amount arrives.',
  paid: 'I have paid',
  sending: 'Sending…',
  paidHint:
    'That notes it for us and pays for nothing. The date moves on when we have found the money and recorded it.',
  noted: 'We look for your payment',
  notedText: (tier: string, years: PaymentYears) =>
    `You said that ${years === 1 ? 'one year' : 'two years'} of ${tier} ${years === 1 ? 'is' : 'are'} paid. The date moves on when we have found the money and recorded it.`,
  notPaid: 'I have not paid yet',
  ifNot: 'If it is not paid',
  ifNotText: (tier: string, graceEnd: CalendarDate, lowest: string) =>
    `Until ${shown(graceEnd)} the page stays as it is. Then it goes on as ${lowest}. Nothing is deleted: pay later and ${tier} comes back with the same words, photographs and address.`,
  trouble: 'Trouble with the payment?',
  write: 'Write to us',
  orCall: 'or call',
}
