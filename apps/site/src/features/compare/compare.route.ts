import { paths } from '@dira/data/site'
import { load, type PageLine } from '../../shared/route.ts'

export const compareRoute: PageLine = {
  path: paths.compare([]),
  lazy: { Component: async () => (await import('./ComparePage.tsx')).ComparePage },
  loader: load(({ source, url }) => source.compare(url)),
  handle: {
    head: () => ({ title: 'Compare listings | Dira', description: 'Up to four businesses side by side.' }),
    isPublic: false,
  },
}
