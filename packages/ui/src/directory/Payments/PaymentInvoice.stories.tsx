import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleInvoice } from '../../testing/samplePayments.ts'
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
  title: 'Directory/PaymentInvoice',
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

export const Reversing: Story = {
  args: { reversal: { cancelHref: '/admin/payments/c', onReverse, isBusy: false } },
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByRole('textbox', { name: 'Reason' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }))
    await expect(reason).toHaveAccessibleDescription(/Write the reason/)
    await userEvent.type(reason, ' Wrong package ')
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }))
    await expect(onReverse).toHaveBeenCalledWith('Wrong package')
  },
}

export const Refused: Story = {
  args: {
    reversal: {
      cancelHref: '/admin/payments/c',
      onReverse,
      isBusy: false,
      message: 'It was not reversed. It was reversed already',
    },
  },
}

export const Reversed: Story = {
  args: {
    state: {
      ...ready,
      reverseHref: undefined,
      note: 'Half now',
      invoice: { ...sampleInvoice, reversedBy: 'DIRA-2026-0148' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Reverse' })).toBeNull()
    await expect(canvas.getByText('Taken back by DIRA-2026-0148.')).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed' } } }

export const Gone: Story = { args: { state: { status: 'gone' } } }
