import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePackages } from '../../../testing/sampleOwner.ts'
import { OwnerPackages } from './OwnerPackages.tsx'

const meta = {
  title: 'Console/OwnerPackages',
  component: OwnerPackages,
  parameters: {
    notes: {
      use: 'The packages of an owner’s listings and when they end.',
      instead: 'What packages there are is PricingTable.',
      keyboard: 'Tab goes through the ways to renew.',
      screenReader: 'A list; each way to renew names its listing.',
    },
  },
  args: { rows: samplePackages },
} satisfies Meta<typeof OwnerPackages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Renew Etosha East Gate' })).toBeVisible()
  },
}

/** The owner says to have paid: there is nothing to press until the money was found. */
export const LookingForThePayment: Story = {
  args: { rows: samplePackages.map((row) => ({ ...row, state: 'looking' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongNames: Story = {
  args: { rows: samplePackages.map((row) => ({ ...row, name: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(12)}` })) },
}
