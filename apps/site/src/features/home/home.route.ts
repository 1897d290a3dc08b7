import { HEADLINE, paths } from '@dira/data/site'
import { load, type PageLine } from '../../shared/route.ts'

export const homeRoute: PageLine = {
  path: paths.home,
  lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
  loader: load(({ source }) => source.home()),
  handle: {
    head: () => ({
      title: `Dira: ${HEADLINE}`,
      description: 'Search, compare and contact businesses in nine countries, from safari lodges to car hire.',
    }),
    isFetchedAhead: true,
  },
}
