import type { Meta, StoryObj } from '@storybook/react-vite'
import { featuredCards } from '../../testing/listingCards.ts'
import { FeaturedListings } from './FeaturedListings.tsx'

const meta = {
  title: 'Directory/FeaturedListings',
  component: FeaturedListings,
  parameters: {
    docs: {
      description: {
        component: 'Which listings are featured is directory-core’s to say; this sets them in three rows of three.',
      },
    },
  },
  args: { cards: featuredCards, hrefOf: (slug) => `/listings/${slug}` },
} satisfies Meta<typeof FeaturedListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Few: Story = { args: { cards: featuredCards.slice(0, 2) } }
