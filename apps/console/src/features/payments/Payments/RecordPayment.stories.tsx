import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { paidListing, sampleInvoice, samplePayments } from '../../../testing/samplePayments.ts'
import type { RecordFormProps } from './RecordForm.tsx'
import { RecordPayment } from './RecordPayment.tsx'

const form: RecordFormProps = {
  listing: paidListing,
  tiers: [
    { tier: 'classified', label: 'Classified', price: 'R595' },
    { tier: 'standard', label: 'Standard', price: 'R995' },
    { tier: 'premium', label: 'Premium', price: 'R1995' },
  ],
  draft: {
    years: 1,
    tier: 'premium',
    amount: '1995',
    receivedOn: '2026-11-20',
    method: 'transfer',
    reference: 'RIFT 0177 DIRA',
    note: '',
  },
  methods: ['transfer', 'card', 'mobile-money', 'cash'],
  onDraft: fn(),
  amount: 'R1995',
  period: {
    firstDay: '2026-12-03',
    lastDay: '2027-12-02',
    graceUntil: '2027-12-16',
    timing: { kind: 'early', days: 12 },
  },
  nextNumber: 'DIRA-2026-0147',
  onRecord: fn(),
  cancelHref: '/admin/payments',
  today: '2026-11-22',
}

const meta = {
  title: 'Console/RecordPayment',
  component: RecordPayment,
  parameters: {
    notes: {
      use: 'The page on which a payment is recorded by hand.',
      instead: 'What was recorded is Payments, and one of it PaymentInvoice.',
      keyboard: 'Arrows choose a package and a method; Control S records, Escape goes back.',
      screenReader: 'A form, then what was paid earlier, then the invoice as an article. The period is text.',
    },
  },
  args: {
    form,
    invoice: sampleInvoice,
    earlier: { state: { status: 'ready', rows: samplePayments, hasMore: false }, onRetry: fn(), onMore: fn() },
    hints: [
      { keys: '$mod+s', label: 'record' },
      { keys: 'Escape', label: 'back' },
    ],
  },
} satisfies Meta<typeof RecordPayment>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 December 2026 to 2 December 2027', { selector: 'div > span' })).toBeVisible()
    await expect(canvas.getByText(/^12 days early: /)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard R995' }))
    await expect(form.onDraft).toHaveBeenCalledWith({ tier: 'standard' })
    await userEvent.click(canvas.getByRole('button', { name: /^Record R1995/ }))
    await expect(form.onRecord).toHaveBeenCalledOnce()
  },
}

/** Another amount, a smaller package, late within the grace. */
export const AnotherAmount: Story = {
  args: {
    form: {
      ...form,
      draft: { ...form.draft, tier: 'standard', amount: '500', note: '' },
      amount: 'R500',
      isOtherAmount: true,
      errors: { note: 'Another amount than the price asks for a note.' },
      period: { ...form.period!, timing: { kind: 'grace', days: 5 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBeInvalid()
    await expect(canvas.getByText(/^A year costs R995/)).toBeVisible()
    await expect(canvas.getByText(/5 days late, within the 14 days of grace.* as Standard as soon as/)).toBeVisible()
  },
}

/** Nothing was paid before, and the first payment is not written yet. */
export const FirstTime: Story = {
  args: {
    form: {
      ...form,
      listing: { ...paidListing, paidUntil: undefined },
      draft: { ...form.draft, receivedOn: '', amount: '' },
      amount: undefined,
      period: undefined,
      nextNumber: undefined,
      errors: { receivedOn: 'Write a day.', amount: 'Write an amount in rand, such as 1995 or 1995.50.' },
    },
    invoice: undefined,
    earlier: { state: { status: 'ready', rows: [], hasMore: false }, onRetry: fn(), onMore: fn() },
  },
}

export const Refused: Story = {
  args: { form: { ...form, message: 'It was not recorded. There is no such listing.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It was not recorded/)).toBeVisible()
  },
}

export const Recording: Story = { args: { form: { ...form, isBusy: true } } }

export const LongTexts: Story = {
  args: {
    form: {
      ...form,
      listing: { ...paidListing, name: `قهوة ${'O’Brien’s <b>Lodge</b> '.repeat(12)}`, about: 'አዲስ አበባ, Ethiopia' },
      draft: { ...form.draft, reference: '0177'.repeat(30) },
    },
  },
}
