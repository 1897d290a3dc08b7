import type { Meta, StoryObj } from '@storybook/react-vite'
import { mixedCards } from '../../testing/listingCards.ts'
import { ListingGridSkeleton } from './ListingGridSkeleton.tsx'
import { ListingGrid } from './ListingGrid.tsx'

const meta = {
  title: 'Directory/ListingGrid',
  component: ListingGrid,
  parameters: {
    docs: {
      description: {
        component:
          'One, two or three columns by the width of the screen. Any mix of tiers keeps its tops and bottoms on one line.',
      },
    },
  },
  args: { cards: mixedCards, hrefOf: (slug) => `/listings/${slug}` },
} satisfies Meta<typeof ListingGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { render: () => <ListingGridSkeleton /> }
