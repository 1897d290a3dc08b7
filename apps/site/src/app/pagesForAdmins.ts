import { isAdminPage } from '@dira/data/site'
import { definePage, definePlainPage, type Page } from './page.ts'
import type { AdminData } from './pageData.ts'
import { paths } from './paths.ts'

/** The pages of the administration. */
export const PAGES_FOR_ADMINS: readonly Page[] = [
  definePlainPage({
    path: paths.admin,
    load: () => import('../routes/admin/LoginPage.tsx').then(({ LoginPage }) => LoginPage),
    title: 'Admin Login | Dira',
    description: 'This area is restricted to administrators only.',
    isPublic: false,
  }),
  definePage({
    path: `${paths.admin}/:page/:item?`,
    load: () => import('../admin/AdminArea.tsx').then(({ AdminArea }) => AdminArea),
    data: async ({ url, params: { page: name = '' } }): Promise<AdminData | undefined> =>
      isAdminPage(url.pathname) ? { page: 'admin', name } : undefined,
    head: ({ name }) => ({
      title: `Admin ${name.charAt(0).toUpperCase()}${name.slice(1)} | Dira`,
      description: 'This area is restricted to administrators only.',
    }),
    isPublic: false,
    addresses: async () => [paths.dashboard],
  }),
]
