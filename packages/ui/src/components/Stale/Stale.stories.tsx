import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { Stale } from './Stale.tsx'

const meta = {
  title: 'Components/Stale',
  component: Stale,
  parameters: {
    notes: {
      use: 'About each part of an answer that stays on the page while the next is being fetched: counts and sentences hidden, cards muted.',
      instead: 'Where no answer was there before use a Skeleton. Where none will come, say so by a Notice.',
      keyboard: 'What is hidden has no stop. What is muted can be used.',
      screenReader: 'What is hidden is not read. The region around it says with `aria-busy` that it is not ready.',
    },
  },
  args: { isStale: true, children: <Text>Understood as Restaurants &amp; Dining in Kampala</Text> },
} satisfies Meta<typeof Stale>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Understood as/)).not.toBeVisible()
  },
}

/** A wait of more than a moment. */
export const WithSkeleton: Story = { args: { meanwhile: <Skeleton shape="heading" /> } }

export const Muted: Story = { args: { look: 'muted' } }

/** It answers what is asked. */
export const Current: Story = { args: { isStale: false } }
