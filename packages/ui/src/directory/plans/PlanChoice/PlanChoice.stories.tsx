import { pricingPlans } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlanChoice } from './PlanChoice.tsx'

const meta = {
  title: 'Directory/PlanChoice',
  component: PlanChoice,
  parameters: {
    notes: {
      use: 'The first step of an application: the packages with all that each gives, one chosen.',
      instead:
        'To show them, each with the way to apply, use a PricingTable. To choose without weighing them use ChoiceRows.',
      keyboard: 'One stop; arrow keys choose.',
      screenReader: 'A group of radio buttons, each named by its package and price and described by what it gives.',
    },
  },
  args: {
    plans: pricingPlans(en),
    priceOf: ({ priceCents }) => `R${priceCents / 100}`,
    value: 'standard',
    onChange: fn(),
  },
} satisfies Meta<typeof PlanChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const standard = canvas.getByRole('radio', { name: 'Standard R995 /year' })
    await expect(standard).toBeChecked()
    await expect(standard).toHaveAccessibleDescription(/Everything in Classified/)
    await userEvent.click(canvas.getByRole('radio', { name: /^Premium/ }))
    await expect(args.onChange).toHaveBeenCalledWith('premium')
  },
}
