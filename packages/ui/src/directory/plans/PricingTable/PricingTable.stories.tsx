import { formatRand, pricingPlans } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
    plans: pricingPlans(en),
    priceOf: ({ priceCents }) => formatRand(priceCents),
    hrefOf: ({ tier }) => `/contact?plan=${tier}`,
  },
} satisfies Meta<typeof PricingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const plans = canvas.getAllByRole('article').map((card) => within(card))
    const shown = plans.map((plan) => [
      plan.getByRole('heading', { level: 2 }).textContent,
      plan.getByText(/^R\d+$/).textContent,
      plan.getByRole('link').getAttribute('href'),
    ])
    await expect(shown).toEqual([
      ['Classified', 'R595', '/contact?plan=classified'],
      ['Standard', 'R995', '/contact?plan=standard'],
      ['Premium', 'R1995', '/contact?plan=premium'],
    ])
    // Side by side their buttons are in one line.
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}
