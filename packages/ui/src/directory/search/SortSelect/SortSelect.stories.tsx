import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SortSelect } from './SortSelect.tsx'

const meta = {
  title: 'Directory/SortSelect',
  component: SortSelect,
  parameters: {
    notes: {
      use: 'At the end of the ResultsSummary of every list. Without script it is a GET form with a button of its own.',
      instead: 'Any other choice of one from a few is a Select.',
      keyboard: 'As the browser has it: arrow keys or the first letter choose, Space opens the menu.',
      screenReader: 'A combo box named Sort by. A new order is not announced: the numbers stay as they are.',
    },
  },
  args: {
    action: '/listings',
    options: [
      { value: 'featured', label: 'Featured' },
      { value: 'az', label: 'A-Z' },
      { value: 'za', label: 'Z-A' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'A-Z')
    await expect(args.onChange).toHaveBeenCalledWith('az')
  },
}
