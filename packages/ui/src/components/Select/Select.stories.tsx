import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          'A choice of one from a few, by the browser’s own select: arrow keys, type-ahead and a menu that fits the device.',
      },
    },
  },
  args: {
    label: 'Sort by',
    name: 'sort',
    options: [
      { value: 'featured', label: 'Featured' },
      { value: 'az', label: 'A-Z' },
      { value: 'za', label: 'Z-A' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: 'za' } }

export const Disabled: Story = { args: { disabled: true } }
