import { paths } from '@dira/data/site'
import type { LocationsData } from '../../shared/data/pageData.ts'
import { headOf, load, type PageLine } from '../../shared/route.ts'

export const locationsRoute: PageLine = {
  path: paths.locations,
  lazy: { Component: async () => (await import('./LocationsPage.tsx')).LocationsPage },
  loader: load(({ source }) => source.locations()),
  handle: {
    ...headOf(({ countries }: LocationsData) => ({
      title: 'Browse by Location | Dira',
      description: `Businesses by country, region and city: ${countries.map(({ name }) => name).join(', ')}.`,
    })),
    isFetchedAhead: true,
  },
}
