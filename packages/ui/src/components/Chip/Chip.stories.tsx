import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: {
    notes: {
      use: 'The state of a thing in a word or two: open now, published, inactive. A filled needle for what is so, a hollow one for what is not, or not yet. The words say it all; never count on the colour.',
      instead:
        'The package of a listing is a TierBadge, a filter in force a FilterBadge. What just happened is a Toast or a Notice.',
      keyboard: 'It takes no focus.',
      screenReader: 'Plain text. The needle is not read.',
    },
  },
  args: { children: 'Open now', tone: 'success' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now')).toBeVisible()
  },
}

export const Closed: Story = { args: { tone: 'muted', hollow: true, children: 'Closed, opens Friday 07:00' } }

/** The statuses of a listing, as those who keep it see them. */
export const Statuses: Story = {
  render: () => (
    <Inline gap={5}>
      <Chip tone="success">Published</Chip>
      <Chip tone="info" hollow>
        In review
      </Chip>
      <Chip hollow>Draft</Chip>
      <Chip tone="error" hollow>
        Expired
      </Chip>
    </Inline>
  ),
}

export const Long: Story = {
  args: {
    tone: 'muted',
    hollow: true,
    children: 'Closed for the rainy season, opens again on the first Friday of November at 07:00',
  },
  globals: { viewport: { value: 'narrow' } },
}
