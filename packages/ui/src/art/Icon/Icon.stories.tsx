import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Art/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component: 'An interface icon. It always stands beside a text, or in a control that has a name of its own.',
      },
    },
  },
  args: { name: 'search' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { name: 'phone', size: 22 } }
