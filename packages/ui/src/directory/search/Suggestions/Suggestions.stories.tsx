import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Suggestions } from './Suggestions.tsx'

const meta = {
  title: 'Directory/Suggestions',
  component: Suggestions,
  parameters: {
    notes: {
      use: 'Above the results of a search: that they were found by all of its words, the pages that are named like it; above NoListings: what was probably meant. directory-core gives all three.',
      instead:
        'The ways to remove a filter belong to NoListings. What was found stands in the ListingGrid and never here.',
      keyboard: 'Tab goes from link to link.',
      screenReader: 'A region named Suggestions with lists of links, each followed by the number of its listings.',
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

/** Several words that are nowhere as one phrase: the results have them all. */
export const AllWords: Story = { args: { corrections: [], words: ['hotels', 'nairobi'] } }

const pages = [
  { name: 'Safari Lodges', href: '/categories/accommodation/safari-lodges', count: 21 },
  { name: 'Western Cape, South Africa', href: '/locations/south-africa/western-cape', count: 104 },
]

/** The search is the name of a page. */
export const Pages: Story = { args: { corrections: [], pages } }

export const All: Story = { args: { words: ['hotels', 'nairobi'], pages } }

export const Long: Story = {
  args: {
    corrections: [
      { text: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens', matches: 1 },
      { text: 'Antananarivo-Renivohitra', matches: 1203 },
    ],
  },
}
