import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: 'A short mark. For the package of a listing use TierBadge.',
      },
    },
  },
  args: { children: 'Open to visitors' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sun: Story = { args: { look: 'sun' } }

export const Action: Story = { args: { look: 'action' } }
