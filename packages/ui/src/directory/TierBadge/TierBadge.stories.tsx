import type { Meta, StoryObj } from '@storybook/react-vite'
import { TierBadge } from './TierBadge.tsx'

const meta = {
  title: 'Directory/TierBadge',
  component: TierBadge,
  parameters: {
    docs: {
      description: {
        component: 'The package of a listing. Word and count of needles carry the meaning; colour supports it.',
      },
    },
  },
  args: { tier: 'premium', label: 'Premium' },
} satisfies Meta<typeof TierBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Standard: Story = { args: { tier: 'standard', label: 'Standard' } }

export const Classified: Story = { args: { tier: 'classified', label: 'Classified' } }
