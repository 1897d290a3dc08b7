import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Invoice } from './Invoice.tsx'
import { sampleInvoice } from '../../../testing/samplePayments.ts'

const meta = {
  title: 'Console/Invoice',
  component: Invoice,
  parameters: {
    notes: {
      use: 'The invoice of a payment, on its page and beside the form that records one. Of a page that has one, the sheet alone is printed.',
      instead: 'A list of payments is Payments.',
      keyboard: 'Nothing: it is read.',
      screenReader: 'An article with its title and number, a list of terms, and a table with a row for each amount.',
    },
  },
  args: { invoice: sampleInvoice },
} satisfies Meta<typeof Invoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DIRA-2026-0147')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Paid in full R1995.00$/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'VAT 15 % 260.22' })).toBeVisible()
  },
}

/** No seller and no tax in the settings. */
export const NothingConfigured: Story = {
  args: { invoice: { ...sampleInvoice, from: [], vatNumber: undefined, vat: undefined, number: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/VAT|From/)).toBeNull()
    await expect(canvas.getByText('1,995.00')).toBeVisible()
  },
}

export const Reversal: Story = {
  args: {
    invoice: {
      ...sampleInvoice,
      number: 'DIRA-2026-0148',
      totalCents: -1995_00,
      vat: { percent: 15, cents: -260_22 },
      reverses: 'DIRA-2026-0147',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Credit note' })).toBeVisible()
    await expect(canvas.getByText('−R1995.00')).toBeVisible()
  },
}

/** Asks for the money: what an owner has before it is paid. */
export const ProForma: Story = {
  args: {
    invoice: { ...sampleInvoice, number: '4K72 9QXB', isProForma: true, years: 2, totalCents: 3990_00, vat: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pro forma invoice' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'To pay R3990.00' })).toBeVisible()
    await expect(canvas.queryByText(/Paid/)).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    invoice: {
      ...sampleInvoice,
      to: [`O’Brien’s <b>Lodge</b> ${'and Tented Camp '.repeat(16)}`, 'الطريق الطويل إلى النهر', 'አዲስ አበባ'],
      reference: '0177'.repeat(30),
    },
  },
}
