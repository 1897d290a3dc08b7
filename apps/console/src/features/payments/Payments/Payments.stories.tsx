import type { PaymentEntry, PaymentNote } from '@dira/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { paidListing, samplePayments } from '../../../testing/samplePayments.ts'
import type { ListState } from '../../../shared/list/useListPages.ts'
import { Payments } from './Payments.tsx'

const found = [
  { ...paidListing, href: '/admin/payments?listing=rift' },
  {
    ...paidListing,
    id: 'long',
    name: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(12)}`,
    href: '/admin/payments?listing=long',
    tier: 'classified' as const,
    tierLabel: 'Classified',
    card: { ...paidListing.card, slug: 'long', tier: 'classified' as const },
  },
]

const [onRetry, onMore] = [fn(), fn()]
const list = (state: ListState<PaymentEntry>) => ({ state, onRetry, onMore })

const meta = {
  title: 'Console/Payments',
  component: Payments,
  parameters: {
    notes: {
      use: 'The payments that administrators recorded, and the way to record another.',
      instead: 'What was done to listings is ChangeHistory.',
      keyboard: 'Tab goes from the search to what it found, then through the invoices.',
      screenReader: 'A region with a search and a table; what was reversed is struck through and says so.',
    },
  },
  args: {
    list: list({ status: 'ready', rows: samplePayments, hasMore: true }),
    text: '',
    onTextChange: fn(),
    onFindRetry: fn(),
  },
} satisfies Meta<typeof Payments>

export default meta
type Story = StoryObj<typeof meta>

const paid = {
  listingId: 'gate',
  slug: 'etosha-east-gate',
  name: 'Etosha East Gate',
  reference: '4K729QXB',
  amountCents: 3990_00,
  tier: 'premium',
  years: 2,
  notedAt: '2026-11-22T08:12:00Z',
  notedBy: 'stay@etosha-east-gate.example',
} satisfies PaymentNote

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /Reverses DIRA-2025-0128: wrong package/ })).toHaveTextContent('−R995')
    await expect(canvas.getByRole('link', { name: 'Reverse DIRA-2025-0131' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Reverse DIRA-2025-0128' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show older ones' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const Found: Story = {
  args: { text: 'rift', found },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Rift Valley Overland Car Hire & Transport, Nairobi, Kenya Premium' }),
    ).toHaveAttribute('href', found[0]?.href)
  },
}

export const FoundNone: Story = { args: { text: 'nowhere', found: [] } }

export const Finding: Story = { args: { text: 'rift' } }

export const FindFailed: Story = {
  args: { text: 'rift', isFindFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onFindRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { list: list({ status: 'ready', rows: [], hasMore: false }) } }

export const Loading: Story = { args: { list: list({ status: 'loading' }) } }

export const Failed: Story = {
  args: { list: list({ status: 'failed' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

/** Owners say to have paid: what they say stands above the search, until it is recorded or never came. */
export const SaidToBePaid: Story = {
  args: {
    notes: [
      paid,
      {
        ...paid,
        listingId: 'long',
        name: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(12)}`,
        notedBy: undefined,
        years: 1,
      },
    ],
    onDropNote: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const notes = within(canvas.getByRole('region', { name: 'Say they have paid' }))
    await expect(notes.getByText('4K72 9QXB', { selector: 'li:first-child bdi' })).toBeVisible()
    await expect(notes.getByRole('link', { name: 'Record the payment of Etosha East Gate' })).toHaveAttribute(
      'href',
      '/admin/payments?listing=gate',
    )
    await userEvent.click(notes.getByRole('button', { name: 'It never came: the payment of Etosha East Gate' }))
    await expect(args.onDropNote).toHaveBeenCalledWith(paid)
  },
}
