import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const aboutRoute: PageLine = {
  path: paths.about,
  lazy: { Component: async () => (await import('./AboutRoute.tsx')).AboutRoute },
  handle: plain('About Dira', 'Connecting travellers with verified businesses across Africa since 2023.'),
}
