import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleInvoice } from '../../../testing/samplePayments.ts'
import { PaymentInvoice, type PaymentInvoiceState } from './PaymentInvoice.tsx'

const ready: PaymentInvoiceState = {
  status: 'ready',
  invoice: sampleInvoice,
  recordedAt: '2026-11-22T09:26:00.000Z',
  recordedBy: 'thandi@dira.example',
  note: '',
  reverseHref: '/admin/payments/c?reverse',
}

const meta = {
  title: 'Console/PaymentInvoice',
  component: PaymentInvoice,
  parameters: {
    notes: {
      use: 'The page of one payment: its invoice, to print, and its reversal.',
      instead: 'The sheet alone is Invoice.',
      keyboard: 'Control P prints the sheet alone; Escape goes back.',
      screenReader: 'A region named after the invoice, with its article.',
    },
  },
  args: { state: ready, backHref: '/admin/payments', onPrint: fn(), onRetry: fn() },
} satisfies Meta<typeof PaymentInvoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Invoice DIRA-2026-0147' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

const onReverse = fn()
const reversal = {
  cancelHref: '/admin/payments/c',
  onReverse,
  isBusy: false,
  today: '2026-11-22',
  packages: {
    without: { tierLabel: 'Classified', isLowest: true },
    now: { tierLabel: 'Premium', lastDay: '2027-12-02', isLowest: false },
  },
}

export const Reversing: Story = {
  args: { reversal },
  play: async ({ canvas, userEvent }) => {
    onReverse.mockClear()
    const send = async () => userEvent.click(canvas.getByRole('button', { name: 'Reverse' }))
    await send()
    const reason = canvas.getByRole('textbox', { name: 'Reason' })
    await expect(reason).toHaveAccessibleDescription(expect.stringContaining('Write why it is taken back.'))
    await expect(reason).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: /^Classified now/ })).toBeChecked()
    await userEvent.type(reason, ' Chargeback ')
    await send()
    await expect(onReverse).toHaveBeenLastCalledWith('Chargeback', { kind: 'paid' })

    await userEvent.click(canvas.getByText('Premium up to a day'))
    await send()
    await expect(canvas.getByLabelText('Last day')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Last day'), '2026-12-15')
    await send()
    await expect(onReverse).toHaveBeenLastCalledWith('Chargeback', { kind: 'until', day: '2026-12-15' })

    await userEvent.click(canvas.getByText('Premium stays, until 2 December 2027'))
    await send()
    const why = canvas.getByRole('textbox', { name: 'Why it stays' })
    await expect(why).toHaveAccessibleDescription(expect.stringContaining('Write why it stays.'))
    await userEvent.type(why, 'A transfer is on its way')
    await send()
    await expect(onReverse).toHaveBeenLastCalledWith('Chargeback', { kind: 'kept', why: 'A transfer is on its way' })
    await expect(onReverse).toHaveBeenCalledTimes(3)
  },
}

/** Another payment holds: its package is what is left. */
export const ReversingOneOfTwo: Story = {
  args: {
    reversal: {
      ...reversal,
      packages: {
        ...reversal.packages,
        without: { tierLabel: 'Standard', lastDay: '2026-12-02', isLowest: false },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Standard until 2 December 2026/ })).toBeChecked()
  },
}

/** The page shows no more than what is left, so nothing is asked. */
export const ReversingWhatHasEnded: Story = {
  args: { reversal: { ...reversal, packages: { ...reversal.packages, now: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  },
}

export const Refused: Story = {
  args: { reversal: { ...reversal, message: 'It was not reversed. It was reversed already.' } },
}

const onUndoReversal = fn()

export const Reversed: Story = {
  args: {
    onUndoReversal,
    state: {
      ...ready,
      reverseHref: undefined,
      note: 'Half now',
      invoice: { ...sampleInvoice, reversedBy: 'DIRA-2026-0148' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Reverse' })).toBeNull()
    await expect(canvas.getByText('Taken back by DIRA-2026-0148.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the reversal' }))
    await expect(onUndoReversal).toHaveBeenCalledOnce()
  },
}

/** It was taken back by mistake. */
export const RecordedAgain: Story = {
  args: {
    state: {
      ...ready,
      reverseHref: undefined,
      invoice: { ...sampleInvoice, reversedBy: 'DIRA-2026-0148', undoneBy: 'DIRA-2026-0149' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken back by DIRA-2026-0148. Recorded again as DIRA-2026-0149.')).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed' } } }

export const Gone: Story = { args: { state: { status: 'gone' } } }
