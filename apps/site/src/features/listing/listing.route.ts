import { paths } from '@dira/data/site'
import { goneTexts } from '../../shared/goneTexts.ts'
import type { PageSource } from '../../shared/data/pageSource.ts'
import { headOf, load, type PageHead, type PageLine } from '../../shared/route.ts'

export const listingRoute: PageLine = {
  path: `${paths.listings}/:slug`,
  lazy: { Component: async () => (await import('./ListingPage.tsx')).ListingPage },
  loader: load(({ source, params: { slug = '' } }) => source.listing(slug)),
  handle: { ...headOf(listingHead), addresses: (source) => source.listingPaths(), isFetchedAhead: true },
}

function listingHead(data: Awaited<ReturnType<PageSource['listing']>>): PageHead {
  if (data.page === 'listing-gone') return { ...goneTexts(data), index: false }
  if (data.page !== 'listing') {
    return {
      title: 'Listing Not Found | Dira',
      description: 'The listing you are looking for does not exist.',
      index: false,
    }
  }
  const { businessName, category, locationLine } = data.detail
  const words = 'description' in data.detail && data.detail.description
  return {
    title: `${businessName}, ${locationLine} | Dira`,
    description: words || `${category} in ${locationLine}: contact details and location.`,
  }
}
