import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bareCard, classifiedCard, longCard, standardCard } from '../../../testing/listingCards.ts'
import { NearestListings } from './NearestListings.tsx'

const meta = {
  title: 'Directory/NearestListings',
  component: NearestListings,
  parameters: {
    notes: {
      use: 'Opens the list of a town of which nobody has claimed anything yet: four pictures give a face to it.',
      instead: 'Cards of a ListingGrid, where a list has some. Around one business there are NearbyListings.',
      keyboard: 'A link for each.',
      screenReader: 'A region with its heading and a list; each has what it is, its name as a link, and how far it is.',
    },
  },
  args: {
    listings: [classifiedCard, bareCard, longCard, standardCard].map((card, at) => ({
      card,
      distance: { km: 0.1 + at * 0.35, bearing: at * 80 },
    })),
    hrefOf: (slug) => `/listings/${slug}`,
  },
} satisfies Meta<typeof NearestListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nearest the centre' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
