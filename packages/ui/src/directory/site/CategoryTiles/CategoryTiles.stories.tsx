import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allCategories } from '../../../testing/siteChrome.ts'
import { CategoryTiles } from './CategoryTiles.tsx'

const meta = {
  title: 'Directory/CategoryTiles',
  component: CategoryTiles,
  parameters: {
    notes: {
      use: 'All categories, on a page of their own under its heading: three large ones over four.',
      instead: 'On the home page the CategoryStrip shows six of them. The subcategories are PopularCategories.',
      keyboard: 'Tab goes from tile to tile.',
      screenReader: 'A list of links, each with the name of its category and how many listings it has.',
    },
  },
  args: { items: allCategories },
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
    const dining = canvas.getByRole('link', { name: 'Restaurants & Dining 85 listings' })
    await expect(dining).toHaveAttribute('href', '/listings?category=restaurants-dining')
  },
}
