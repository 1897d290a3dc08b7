import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: {
    notes: {
      use: 'For work that takes long and is known to end, such as an import.',
      instead: 'What ends soon is a pending Button, what has no known end a Spinner.',
      keyboard: 'It never has the focus.',
      screenReader: 'A progress bar with its label and percentage; with `words` every tenth is announced, no more.',
    },
  },
  args: { label: 'Import', done: 14_500, of: 25_000, words: (percent) => `${percent} % of 25,000 rows` },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '58')
    await expect(canvas.getByRole('status')).toHaveTextContent('50 % of 25,000 rows')
  },
}

export const Beginning: Story = { args: { done: 0 } }

export const Done: Story = { args: { done: 25_000 } }
