import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    notes: {
      use: 'Something is on its way, it takes more than a moment, and nobody knows how long. Say what is waited for.',
      instead:
        'Where the shape of what comes is known use a Skeleton. A button that was pressed says it by itself: `isPending`.',
      keyboard: 'It takes no focus.',
      screenReader: 'A status with its label, read when the screen reader is free. The needle is not read.',
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const WithALabel: Story = { args: { label: 'Looking for changes' } }

/** Alone in its place. Where movement is not wanted the needle stands still and the label is seen. */
export const LabelUnseen: Story = { args: { hideLabel: true, size: 'large' } }

export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
}
