import { isOwnerPage } from '@dira/data/site'
import { definePage, type Page } from './page.ts'
import type { OwnerData } from './pageData.ts'
import { paths } from './paths.ts'

/** The pages for who looks after a listing: one area, with a table of its own. */
export const PAGES_FOR_OWNERS: readonly Page[] = [
  definePage({
    path: `${paths.owner}/:page?/:item?`,
    load: () => import('../owner/OwnerArea.tsx').then(({ OwnerArea }) => OwnerArea),
    data: async ({ url }): Promise<OwnerData | undefined> =>
      isOwnerPage(url.pathname) ? { page: 'owner' } : undefined,
    head: () => ({ title: 'My listings | Dira', description: 'For who looks after a page of the guide.' }),
    isPublic: false,
    addresses: async () => [paths.owner, paths.ownerSignIn()],
  }),
]
