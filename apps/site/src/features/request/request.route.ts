import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const requestRoute: PageLine = {
  path: paths.request(),
  lazy: { Component: async () => (await import('./RequestPage.tsx')).RequestPage },
  handle: {
    ...plain('Your application | Dira', 'How far it is, for who has its link.'),
    cache: 'never',
    isPublic: false,
  },
}
