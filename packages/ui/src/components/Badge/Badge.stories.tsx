import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Needle } from '../../art/Needle/Needle.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    notes: {
      use: 'Marks a thing with one or two words, such as a package or a plan. It may stand on a picture: its field is solid.',
      instead:
        'For the package of a listing use TierBadge, which knows the needles. For a filter that can be taken away use FilterBadge, for news about the page a Notice.',
      keyboard: 'Nothing: a badge is no control.',
      screenReader: 'Reads its words as plain text. Shape and colour say nothing that the words do not.',
    },
  },
  args: { children: 'Open to visitors' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Open to visitors')
    await expect(badge).toBeVisible()
    await expect(badge.offsetHeight).toBe(28)
  },
}

export const Sun: Story = { args: { look: 'sun', children: 'Most Popular' } }

export const Action: Story = { args: { look: 'action' } }

/** The needles of a package are a part of its words' line. */
export const WithNeedles: Story = {
  args: {
    look: 'sun',
    children: (
      <>
        <Needle />
        <Needle /> Premium
      </>
    ),
  },
}
