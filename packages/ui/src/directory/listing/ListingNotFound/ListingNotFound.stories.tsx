import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListingNotFound } from './ListingNotFound.tsx'

const meta = {
  title: 'Directory/ListingNotFound',
  component: ListingNotFound,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The body of the page for a listing that does not exist, or no longer.',
      instead: 'Any other address without a page is NotFound. A list in which nothing matches is NoListings.',
      keyboard: 'Tab goes to the way back.',
      screenReader: 'A heading of the first rank and a text; the art is hidden.',
    },
  },
  args: { listingsHref: '/listings' },
} satisfies Meta<typeof ListingNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Listing Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Listings' })).toHaveAttribute('href', '/listings')
  },
}
