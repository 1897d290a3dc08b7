import { paths } from '@dira/data/site'
import { load, type PageLine } from '../../shared/route.ts'

export const shortlistRoute: PageLine = {
  path: paths.shortlist(),
  lazy: { Component: async () => (await import('./ShortlistPage.tsx')).ShortlistPage },
  loader: load(({ source, url }) => source.shortlist(url)),
  handle: {
    head: () => ({ title: 'Shortlist | Dira', description: 'Businesses that were kept for later.' }),
    isPublic: false,
  },
}
