import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const getListedRoute: PageLine = {
  path: paths.getListed(),
  lazy: { Component: async () => (await import('./GetListedPage.tsx')).GetListedPage },
  handle: plain(
    'Get listed | Dira',
    'Put your business in front of travellers: choose a package, write your page, and send it.',
  ),
}
