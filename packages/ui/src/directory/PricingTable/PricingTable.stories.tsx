import { formatRand, PLANS } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PricingTable } from './PricingTable.tsx'

const meta = {
  title: 'Directory/PricingTable',
  component: PricingTable,
  parameters: {
    notes: {
      use: 'The yearly packages side by side, for a business owner who chooses.',
      instead: 'A single package is a PlanCard; what a package shows of a listing is decided by directory-core.',
      keyboard: 'One stop for each package: the link to its application.',
      screenReader: 'A list of articles, each named by its plan, from the smallest to the largest.',
    },
  },
  args: {
    plans: PLANS,
    priceOf: ({ priceCents }) => formatRand(priceCents),
    hrefOf: ({ tier }) => `/contact?plan=${tier}`,
  },
} satisfies Meta<typeof PricingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))
    await expect(new Set(names).size).toBe(3)
    // Side by side their buttons stand in one line.
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
