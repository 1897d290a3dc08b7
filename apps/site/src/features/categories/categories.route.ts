import { CATEGORIES } from '@dira/directory-core'
import { categories as names, paths } from '@dira/data/site'
import { load, type PageLine } from '../../shared/route.ts'

export const categoriesRoute: PageLine = {
  path: paths.categories,
  lazy: { Component: async () => (await import('./CategoriesPage.tsx')).CategoriesPage },
  loader: load(({ source }) => source.categories()),
  handle: {
    head: () => ({
      title: 'Browse by Category | Dira',
      description: `Businesses across Africa by what they do: ${CATEGORIES.map(({ slug }) => names[slug]).join(', ')}.`,
    }),
    isFetchedAhead: true,
  },
}
