import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longCard, relatedCards } from '../../../testing/listingCards.ts'
import { RelatedListings } from './RelatedListings.tsx'

const meta = {
  title: 'Directory/RelatedListings',
  component: RelatedListings,
  parameters: {
    notes: {
      use: 'Leads on from one listing to four others of its country, below the panel of its page.',
      instead: 'A list that one came to see is a ListingGrid. The home page has FeaturedListings.',
      keyboard: 'Tab goes from row to row; the whole row is the link.',
      screenReader: 'A section named by its heading; each row is a heading that is a link, and a place.',
    },
  },
  args: {
    country: 'Namibia',
    cards: relatedCards,
    hrefOf: ({ slug }) => `#${slug}`,
    all: { href: '#all', count: 87 },
    style: { maxInlineSize: 368 },
  },
} satisfies Meta<typeof RelatedListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'More from Namibia' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
}

export const Long: Story = { args: { cards: [longCard, ...relatedCards.slice(2)] } }
