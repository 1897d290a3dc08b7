import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { featuredCards } from '../../../testing/listingCards.ts'
import { FeaturedListings } from './FeaturedListings.tsx'

const meta = {
  title: 'Directory/FeaturedListings',
  component: FeaturedListings,
  parameters: {
    notes: {
      use: 'Once on the home page. Which listings are featured is directory-core’s to say; this sets them in three rows of three. On a phone the first three are large, the others compact.',
      instead: 'Listings that were searched for are a ListingGrid under a ResultsSummary.',
      keyboard: 'Tab goes from the link to all listings through the cards in reading order.',
      screenReader: 'A region named by its heading, with a list of articles.',
    },
  },
  args: {
    cards: featuredCards,
    hrefOf: (slug) => `/listings/${slug}`,
    link: { href: '/listings', label: 'All Listings' },
  },
} satisfies Meta<typeof FeaturedListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    await expect(canvas.getByRole('link', { name: 'All Listings' })).toHaveAttribute('href', '/listings')
  },
}

export const Few: Story = { args: { cards: featuredCards.slice(0, 2) } }
