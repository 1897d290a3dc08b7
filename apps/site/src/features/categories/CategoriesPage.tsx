import { CATEGORIES } from '@dira/directory-core'
import { CategoryTiles, Heading, PageBody, PopularCategories, Stack } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import { categories, subcategories, paths, listingsCount } from '@dira/data/site'
import type { CategoriesData } from '../../shared/data/pageData.ts'

/** `/categories`: the seven categories with their numbers, and the subcategories of three. */
export function CategoriesPage() {
  const data = useLoaderData<CategoriesData>()
  const counts = new Map(data.categories.map(({ slug, count }) => [slug, count]))
  return (
    <PageBody spacing="sections">
      <Stack gap={5}>
        <Heading level={1}>Browse by Category</Heading>
        <CategoryTiles
          items={CATEGORIES.map(({ slug, icon }) => ({
            name: categories[slug],
            icon,
            href: paths.category(slug),
            countLabel: listingsCount(counts.get(slug) ?? 0),
          }))}
        />
      </Stack>
      <PopularCategories
        categories={CATEGORIES.filter((category) => category.subcategories.length > 0).map(
          ({ icon, slug, subcategories: below }) => ({
            name: categories[slug],
            icon,
            links: below.map((one) => ({ href: paths.category(slug, one), label: subcategories[one] })),
          }),
        )}
      />
    </PageBody>
  )
}
