import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const pricingRoute: PageLine = {
  path: paths.pricing,
  lazy: { Component: async () => (await import('./PricingPage.tsx')).PricingPage },
  handle: plain(
    'Simple, Transparent Pricing | Dira',
    'Three yearly packages for businesses: classified, standard and premium.',
  ),
}
