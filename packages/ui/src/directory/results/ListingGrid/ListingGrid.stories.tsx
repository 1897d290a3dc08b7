import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BookmarkIcon } from '../../../art/Icon/index.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { arabicCard, ethiopicCard, mixedCards, photoCard } from '../../../testing/listingCards.ts'
import { ListingGridSkeleton } from './ListingGridSkeleton.tsx'
import { ListingGrid } from './ListingGrid.tsx'

const meta = {
  title: 'Directory/ListingGrid',
  component: ListingGrid,
  parameters: {
    notes: {
      use: 'Listings that are found or chosen, in their order, in one, two or three columns. Any mix of packages keeps its tops and bottoms on one line. Its skeleton keeps the room while they are on their way.',
      instead:
        'Saved listings are a ShortlistDrawer, compared ones a CompareTable. None at all is NoListings. For other things in columns take Grid.',
      keyboard: 'Tab goes through the cards in reading order.',
      screenReader:
        'A list; its length is announced. Each item is an article with a heading, so one can go from name to name.',
    },
  },
  args: { cards: mixedCards, hrefOf: (slug) => `/listings/${slug}` },
} satisfies Meta<typeof ListingGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const save = fn()

export const WithActions: Story = {
  args: {
    renderActions: ({ slug, businessName }) => (
      <IconButton look="framed" label={`Save ${businessName}`} onPress={() => save(slug)}>
        <BookmarkIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Soko la Kitambaa' }))
    await expect(save).toHaveBeenLastCalledWith('soko-la-kitambaa')
  },
}

export const One: Story = { args: { cards: mixedCards.slice(0, 1) } }

export const Loading: Story = { render: () => <ListingGridSkeleton /> }

/** Photographs beside cloth, names of several scripts. */
export const PhotographsAndScripts: Story = {
  args: { cards: [photoCard, arabicCard, ethiopicCard, ...mixedCards.slice(6, 8)] },
}

/** On a narrow screen only the first is large. */
export const PhoneCompact: Story = {
  args: { cards: mixedCards.slice(0, 5), compactFrom: 1 },
  globals: { viewport: { value: 'phone' } },
}
