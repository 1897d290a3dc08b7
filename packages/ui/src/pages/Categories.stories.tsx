import { CATEGORIES, categoryEntries } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { CategoryTiles } from '../directory/CategoryTiles/index.ts'
import { PopularCategories } from '../directory/PopularCategories/index.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/Categories',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageFrame current="/categories">
      <PageBody spacing="sections">
        <Stack gap={5}>
          <Heading level={1}>Browse by Category</Heading>
          <CategoryTiles
            items={categoryEntries(SAMPLE_LISTINGS).map(({ name, slug, icon, count }) => ({
              name,
              href: `/categories/${slug}`,
              countLabel: `${count} listings`,
              icon,
            }))}
          />
        </Stack>
        <PopularCategories
          categories={CATEGORIES.filter(({ subcategories }) => subcategories.length > 0).map(
            ({ name, icon, slug, subcategories }) => ({
              name,
              icon,
              links: subcategories.map((one) => ({ href: `/categories/${slug}/${one.slug}`, label: one.name })),
            }),
          )}
        />
      </PageBody>
    </PageFrame>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Accommodation 120 listings' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
