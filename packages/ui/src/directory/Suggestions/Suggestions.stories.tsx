import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mixedCards } from '../../testing/listingCards.ts'
import { ListingGrid } from '../ListingGrid/index.ts'
import { Suggestions } from './Suggestions.tsx'

const cards = <ListingGrid headingLevel={2} cards={mixedCards.slice(0, 2)} hrefOf={(slug) => `/listings/${slug}`} />

const meta = {
  title: 'Directory/Suggestions',
  component: Suggestions,
  parameters: {
    notes: {
      use: 'Above NoListings, when a search finds nothing: what was probably meant, and the listings that hold all the words of it. directory-core gives both.',
      instead:
        'The ways to remove a filter belong to NoListings. What was found stands in the ListingGrid and never here.',
      keyboard: 'Tab goes from link to link.',
      screenReader: 'A region named Suggestions with a list of links, each followed by the number of its listings.',
    },
  },
  args: {
    corrections: [
      { text: 'Okavango Lodge', matches: 3 },
      { text: 'Okavango', matches: 11 },
      { text: 'Okahandja', matches: 4 },
    ],
    hrefOf: (text) => `?search=${encodeURIComponent(text)}`,
  },
} satisfies Meta<typeof Suggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Okavango Lodge' })).toHaveAttribute(
      'href',
      '?search=Okavango%20Lodge',
    )
  },
}

/** Several words that are nowhere as one phrase: the listings that hold them all. */
export const AllWords: Story = {
  args: { corrections: [], allWords: { words: ['hotels', 'nairobi'], matches: 2 }, children: cards },
}

export const Both: Story = { args: { allWords: { words: ['hotels', 'nairobi'], matches: 2 }, children: cards } }

export const Long: Story = {
  args: {
    corrections: [
      { text: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens', matches: 1 },
      { text: 'Antananarivo-Renivohitra', matches: 1203 },
    ],
  },
}
