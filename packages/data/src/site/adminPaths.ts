import { paths } from './paths.ts'

/** The addresses of the pages for administrators. */
export const ADMIN_PATHS = {
  dashboard: paths.dashboard,
  listings: '/admin/listings',
  inbox: '/admin/inbox',
  requests: '/admin/requests',
  payments: '/admin/payments',
  import: '/admin/import',
  history: '/admin/history',
  administrators: '/admin/administrators',
  owners: '/admin/owners',
  outbox: '/admin/outbox',
} as const
export type AdminPath = (typeof ADMIN_PATHS)[keyof typeof ADMIN_PATHS]

/** Those with single things at addresses below. */
const WITH_ITEMS: readonly AdminPath[] = [ADMIN_PATHS.listings, ADMIN_PATHS.payments]

/** The address of the page at a path, also where the path is of one thing on it; undefined where there is no page. */
export function adminPathAt(pathname: string): AdminPath | undefined {
  const isAt = (path: AdminPath) => pathname === path || (WITH_ITEMS.includes(path) && pathname.startsWith(`${path}/`))
  return Object.values(ADMIN_PATHS).find(isAt)
}

/** Where an invitation leads, as `INVITATION_PAGE` of @dira/data has it, whose code pages do without. */
export const INVITATION_PATH = '/admin/invitation'
