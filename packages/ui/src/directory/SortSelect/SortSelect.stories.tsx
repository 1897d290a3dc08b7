import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortSelect } from './SortSelect.tsx'

const meta = {
  title: 'Directory/SortSelect',
  component: SortSelect,
  parameters: {
    docs: {
      description: {
        component: 'The order of a list. Without script a button beside it submits the form.',
      },
    },
  },
  args: {
    action: '/listings',
    options: [
      { value: 'featured', label: 'Featured' },
      { value: 'az', label: 'A-Z' },
      { value: 'za', label: 'Z-A' },
    ],
  },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: 'az' } }
