import { isOwnerPage } from '../owner/ownerPaths.ts'
import type { OwnerData } from './pageData.ts'
import { paths } from './paths.ts'
import { notFound, type PageLine } from './route.ts'

/** The pages for who looks after a listing: one area, with a table of its own. */
export const PAGES_FOR_OWNERS: readonly PageLine[] = [
  {
    path: `${paths.owner}/:page?/:item?`,
    lazy: { Component: async () => (await import('../owner/OwnerArea.tsx')).OwnerArea },
    loader: ({ request }): OwnerData => {
      if (!isOwnerPage(new URL(request.url).pathname)) return notFound()
      return { page: 'owner' }
    },
    handle: {
      head: () => ({ title: 'My listings | Dira', description: 'For who looks after a page of the guide.' }),
      cache: 'never',
      isPublic: false,
      addresses: async () => [paths.owner, paths.ownerSignIn()],
    },
  },
]
