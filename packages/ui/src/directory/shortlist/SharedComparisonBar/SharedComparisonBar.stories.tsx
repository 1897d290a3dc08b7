import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SharedComparisonBar } from './SharedComparisonBar.tsx'

const meta = {
  title: 'Directory/SharedComparisonBar',
  component: SharedComparisonBar,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Last in the main part of a comparison that came by a link, while the visitor has another one.',
      instead: 'While listings are chosen elsewhere, CompareBar says how many.',
      keyboard: 'Tab reaches the link to the own comparison, then the button that keeps the shared one.',
      screenReader: 'A region named ‘Shared comparison’.',
    },
  },
  args: { ownHref: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms', onTake: () => {} },
} satisfies Meta<typeof SharedComparisonBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Back to mine' })).toHaveAttribute('href', args.ownHref)
  },
}
