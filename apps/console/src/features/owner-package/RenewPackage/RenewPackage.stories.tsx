import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleInvoice } from '../../../testing/samplePayments.ts'
import { RenewPackage, type RenewPackageProps } from './RenewPackage.tsx'

const term: RenewPackageProps['term'] = {
  choices: [
    { years: 1, price: 'R1995', firstDay: '2026-11-30', lastDay: '2027-11-29' },
    { years: 2, price: 'R3990', firstDay: '2026-11-30', lastDay: '2028-11-29' },
  ],
  years: 1,
  onYears: fn(),
  tiers: [
    {
      tier: 'classified',
      label: 'Classified',
      price: 'R595',
      appears: [],
      rests: ['the description', 'photographs'],
    },
    { tier: 'standard', label: 'Standard', price: 'R995', appears: [], rests: ['opening hours', 'offers'] },
    { tier: 'premium', label: 'Premium', price: 'R1995', appears: [], rests: [] },
  ],
  chosenTier: 'premium',
  onTier: fn(),
  periodHint: 'The new year starts the day after the old one ends. No day is lost when you pay early.',
}

const pay: RenewPackageProps['pay'] = {
  reference: '4K72 9QXB',
  amount: 'R1995.00',
  bank: {
    status: 'ready',
    lines: [
      { label: 'Account name', value: 'Dira Travel Guide' },
      { label: 'Bank', value: 'Sample Bank of the Cape' },
      { label: 'Account number', value: '000 1234 5678' },
      { label: 'Branch code', value: '000 205' },
    ],
  },
  onRetry: fn(),
  onPaid: fn(),
}

const onNotPaid = fn()

const meta = {
  title: 'Console/RenewPackage',
  component: RenewPackage,
  parameters: {
    notes: {
      use: 'The page on which an owner renews a package: it says what to pay and where, and takes nothing.',
      instead: 'Administrators record payments with RecordPayment.',
      keyboard: 'Arrows choose the years; Tab goes through the lines that can be copied.',
      screenReader: 'Sections with headings; each button that copies says what, and then that it did.',
    },
  },
  args: {
    name: 'Etosha East Gate',
    tier: 'premium',
    tierLabel: 'Premium',
    ends: 'ends 29 November 2026, in 7 days',
    backHref: '/owner',
    term,
    invoice: { ...sampleInvoice, number: '4K72 9QXB', reference: '4K72 9QXB', isProForma: true, vat: undefined },
    onPrint: fn(),
    pay,
    ifNot: { graceEnd: '2026-12-13', lowest: 'Classified' },
    contact: { href: '/contact', phone: { text: '+27 21 555 0100', href: 'tel:+27215550100' } },
  },
} satisfies Meta<typeof RenewPackage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Two years/ }))
    await expect(args.term.onYears).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }))
    await expect(args.pay.onPaid).toHaveBeenCalled()
  },
}

/** What rests and what appears stands with each package. */
export const AnotherPackage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Another package'))
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard/ }))
    await expect(args.term.onTier).toHaveBeenCalledWith('standard')
    await waitFor(() => expect(canvas.getByText('Rests, and is not deleted: opening hours, offers.')).toBeVisible())
  },
}

export const Noted: Story = {
  args: { noted: { tierLabel: 'Premium', years: 1, onNotPaid } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'I have not paid yet' }))
    await expect(onNotPaid).toHaveBeenCalled()
  },
}

export const ReadingWhereToPay: Story = { args: { pay: { ...pay, bank: { status: 'loading' } } } }

export const WhereToPayFailed: Story = { args: { pay: { ...pay, bank: { status: 'failed' } } } }

export const NoAccount: Story = { args: { pay: { ...pay, bank: { status: 'ready', lines: [] } } } }

export const Sending: Story = { args: { pay: { ...pay, isBusy: true } } }

export const NotSent: Story = {
  args: { pay: { ...pay, message: 'Nobody answered. Press it again: it is noted once.' } },
}

export const LongNames: Story = { args: { name: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(9)}` } }
