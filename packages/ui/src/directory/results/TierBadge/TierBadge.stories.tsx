import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { TierBadge } from './TierBadge.tsx'

const meta = {
  title: 'Directory/TierBadge',
  component: TierBadge,
  parameters: {
    notes: {
      use: 'The package of a listing, or that nobody has claimed it yet, on its card and on its page.',
      instead: 'Any other word that marks a thing is a Badge, a filter that can be taken away a FilterBadge.',
      keyboard: 'Nothing: a badge is no control.',
      screenReader: 'Reads the word. The needles, whose number says the same, are passed over.',
    },
  },
  args: { tier: 'premium', label: 'Premium' },
} satisfies Meta<typeof TierBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Premium')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2)
  },
}

export const Standard: Story = { args: { tier: 'standard', label: 'Standard' } }

export const Classified: Story = { args: { tier: 'classified', label: 'Classified' } }

/** No package: an import brought it. The outline of its needle is broken. */
export const NotYetClaimed: Story = {
  args: { tier: 'unclaimed', label: 'Not yet claimed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not yet claimed')).toBeVisible()
    await expect(canvasElement.querySelector('path')).toHaveAttribute('stroke-dasharray')
  },
}

/** Its field is solid: it may are on a pattern. */
export const OnCloth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: 200, blockSize: 80 }}>
      <div style={{ gridArea: '1 / 1', overflow: 'hidden' }}>
        <CoverArt slug="soko-la-kitambaa" category="shopping" />
      </div>
      <TierBadge {...args} style={{ gridArea: '1 / 1', placeSelf: 'center start' }} />
    </div>
  ),
}
