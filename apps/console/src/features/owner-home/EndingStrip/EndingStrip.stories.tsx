import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EndingStrip } from './EndingStrip.tsx'

const meta = {
  title: 'Console/EndingStrip',
  component: EndingStrip,
  parameters: {
    notes: {
      use: 'The one package of an owner that ends soonest, from 30 days before its end.',
      instead: 'All packages are OwnerPackages; a Notice says what came of something.',
      keyboard: 'Tab reaches the way to renew.',
      screenReader: 'A region with a heading.',
    },
  },
  args: {
    heading: 'Etosha East Gate ends in 7 days',
    text: 'Premium until Sunday 29 November 2026. Renew before then and not one word on the page changes.',
    action: { label: 'Renew for R1995', href: '/owner/renew/etosha-east-gate' },
  },
} satisfies Meta<typeof EndingStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Renew for R1995' })).toBeVisible()
  },
}

export const LookingForThePayment: Story = {
  args: {
    heading: 'We look for your payment',
    text: 'You said today that Premium for Etosha East Gate is paid. The date moves on when we have found the money.',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongNames: Story = { args: { heading: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(9)} ends today` } }
