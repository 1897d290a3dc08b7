import { formatRand, pricingPlans, type PricingPlan } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlanCard } from './PlanCard.tsx'

// The table of plans holds all three.
const [classified, standard, premium] = pricingPlans(en) as [PricingPlan, PricingPlan, PricingPlan]

const props = (plan: PricingPlan) => ({
  plan,
  price: formatRand(plan.priceCents),
  href: `/contact?plan=${plan.tier}`,
})

const meta = {
  title: 'Directory/PlanCard',
  component: PlanCard,
  parameters: {
    notes: {
      use: 'One yearly package on its own, for example the one that was chosen. Its head shows what the package is made of: bare threads, cloth, cloth with a golden edge.',
      instead: 'All packages beside each other are a PricingTable. The package of a listing is a TierBadge.',
      keyboard: 'One stop: the link to the application.',
      screenReader: 'An article named by the plan; its features are a list. The drawing at its head is hidden.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '412px', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  args: props(standard),
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Standard' })).toHaveTextContent('R995 /year')
    await expect(canvas.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/contact?plan=standard',
    )
  },
}

export const Classified: Story = { args: props(classified) }

export const Premium: Story = { args: props(premium) }
