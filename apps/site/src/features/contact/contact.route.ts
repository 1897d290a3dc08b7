import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const contactRoute: PageLine = {
  path: paths.contact,
  lazy: { Component: async () => (await import('./ContactPage.tsx')).ContactPage },
  handle: plain('Get in Touch | Dira', 'Write to Dira, call, or visit us in Cape Town.'),
}
