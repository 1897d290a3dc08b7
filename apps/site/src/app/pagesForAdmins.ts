import { isAdminPage } from '../admin/adminPaths.ts'
import type { AdminData } from './pageData.ts'
import { paths } from './paths.ts'
import { headOf, notFound, type PageLine } from './route.ts'

const description = 'This area is restricted to administrators only.'

/** The pages of the administration. */
export const PAGES_FOR_ADMINS: readonly PageLine[] = [
  {
    path: paths.admin,
    lazy: { Component: async () => (await import('../routes/admin/LoginPage.tsx')).LoginPage },
    handle: { head: () => ({ title: 'Admin Login | Dira', description }), cache: 'code', isPublic: false },
  },
  {
    path: `${paths.admin}/:page/:item?`,
    lazy: { Component: async () => (await import('../admin/AdminArea.tsx')).AdminArea },
    loader: ({ request, params: { page: name = '' } }): AdminData => {
      if (!isAdminPage(new URL(request.url).pathname)) return notFound()
      return { page: 'admin', name }
    },
    handle: {
      ...headOf(({ name }: AdminData) => ({
        title: `Admin ${name.charAt(0).toUpperCase()}${name.slice(1)} | Dira`,
        description,
      })),
      cache: 'never',
      isPublic: false,
      addresses: async () => [paths.dashboard],
    },
  },
]
