import { definePage, definePlainPage, type Page } from './page.ts'
import type { ClaimData, ListingNotFoundData, MovedData, RequestData } from './pageData.ts'
import { paths } from './paths.ts'

/** The pages of who asks for a listing: they have much in common with those of visitors, and none of their files. */
export const PAGES_FOR_APPLICANTS: readonly Page[] = [
  definePlainPage({
    path: paths.getListed(),
    load: () => import('../routes/get-listed/GetListedPage.tsx').then(({ GetListedPage }) => GetListedPage),
    title: 'Get listed | Dira',
    description: 'Put your business in front of travellers: choose a package, write your page, and send it.',
  }),
  definePage({
    path: paths.request(),
    load: () => import('../routes/request/RequestPage.tsx').then(({ RequestPage }) => RequestPage),
    data: async (): Promise<RequestData> => ({ page: 'request' }),
    head: () => ({ title: 'Your application | Dira', description: 'How far it is, for who has its link.' }),
    isPublic: false,
  }),
  definePage({
    path: '/claim/:slug',
    load: () => import('../routes/claim/ClaimPage.tsx').then(({ ClaimPage }) => ClaimPage),
    data: ({ source, params: { slug = '' } }) => source.claim(slug),
    head: (data: ClaimData | ListingNotFoundData | MovedData) => ({
      title: data.page === 'claim' ? `Claim ${data.card.businessName} | Dira` : 'Listing not found | Dira',
      description: 'Show that a business is yours, through a contact that stands in the guide.',
    }),
    isPublic: false,
    // One for each listing, and only where there is a server to prove anything to.
    addresses: async () => [],
  }),
]
