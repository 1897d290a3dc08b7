import { CATEGORIES } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PopularCategories } from './PopularCategories.tsx'

const categories = CATEGORIES.filter(({ subcategories }) => subcategories.length > 0).map(
  ({ name, icon, slug, subcategories }) => ({
    name,
    icon,
    links: subcategories.map((one) => ({ href: `/categories/${slug}/${one.slug}`, label: one.name })),
  }),
)

const meta = {
  title: 'Directory/PopularCategories',
  component: PopularCategories,
  parameters: {
    notes: {
      use: 'The subcategories of the three categories that have some, under the CategoryTiles.',
      instead:
        'The categories themselves are CategoryTiles; the subcategories of one of them stand in its ScopeHeader.',
      keyboard: 'Tab goes from link to link, list after list.',
      screenReader: 'A region named by its heading, with a heading and a list for each category.',
    },
  },
  args: { categories },
} satisfies Meta<typeof PopularCategories>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular Categories' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cafés & Bakeries' })).toHaveAttribute(
      'href',
      '/categories/restaurants-dining/cafes-bakeries',
    )
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
