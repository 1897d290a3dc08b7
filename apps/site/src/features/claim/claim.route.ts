import type { ClaimData, ListingNotFoundData } from '../../shared/data/pageData.ts'
import { headOf, load, type PageLine } from '../../shared/route.ts'

export const claimRoute: PageLine = {
  path: '/claim/:slug',
  lazy: { Component: async () => (await import('./ClaimPage.tsx')).ClaimPage },
  loader: load(({ source, params: { slug = '' } }) => source.claim(slug)),
  handle: {
    ...headOf((data: ClaimData | ListingNotFoundData) => ({
      title: data.page === 'claim' ? `Claim ${data.card.businessName} | Dira` : 'Listing not found | Dira',
      description: 'Show that a business is yours, through a contact that stands in the guide.',
    })),
    isPublic: false,
    // One for each listing, and only where there is a server to prove anything to.
    addresses: async () => [],
  },
}
