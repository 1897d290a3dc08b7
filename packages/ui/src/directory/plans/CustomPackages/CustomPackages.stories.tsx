import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomPackages } from './CustomPackages.tsx'

const meta = {
  title: 'Directory/CustomPackages',
  component: CustomPackages,
  parameters: {
    notes: {
      use: 'Once, below the plans on the pricing page.',
      instead: 'The plans themselves are a PricingTable.',
      keyboard: 'One stop: the link to the contact page.',
      screenReader: 'A region named by its heading.',
    },
  },
  args: { contactHref: '/contact' },
} satisfies Meta<typeof CustomPackages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Need something specific?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  },
}
