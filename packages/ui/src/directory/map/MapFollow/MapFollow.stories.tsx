import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MapFollow } from './MapFollow.tsx'

const meta = {
  title: 'Directory/MapFollow',
  component: MapFollow,
  parameters: {
    notes: {
      use: 'In the corner of a ListingMap, as its children: whether the list follows the map.',
      instead: 'Filters stand above the list, in the FilterBar.',
      keyboard: 'Space ticks the check; Enter and Space press the button.',
      screenReader: 'A checkbox ‘Search as I move’, or a button ‘Search this area’.',
    },
  },
  args: { isFollowing: true, onFollowChange: fn(), onSearchHere: fn() },
} satisfies Meta<typeof MapFollow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Search as I move' }))
    await expect(args.onFollowChange).toHaveBeenLastCalledWith(false)
  },
}

export const Off: Story = { args: { isFollowing: false } }

/** Off, and the map was moved since. */
export const Moved: Story = {
  args: { isFollowing: false, hasMoved: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search this area' }))
    await expect(args.onSearchHere).toHaveBeenCalledOnce()
  },
}
