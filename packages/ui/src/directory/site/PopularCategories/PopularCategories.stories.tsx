import { CATEGORIES } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PopularCategories } from './PopularCategories.tsx'

const categories = CATEGORIES.filter(({ subcategories }) => subcategories.length > 0).map(
  ({ icon, slug, subcategories }) => ({
    name: en.categories[slug],
    icon,
    links: subcategories.map((one) => ({ href: `/categories/${slug}/${one}`, label: en.subcategories[one] })),
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
    const region = within(canvas.getByRole('region', { name: 'Popular Categories' }))
    const headings = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(categories.map(({ name }) => name))
    await expect(region.getAllByRole('list')).toHaveLength(3)
    await expect(region.getByRole('link', { name: 'Cafés & Bakeries' })).toHaveAttribute(
      'href',
      '/categories/restaurants-dining/cafes-bakeries',
    )
  },
}
