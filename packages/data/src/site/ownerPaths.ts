import { matchPath } from './matchPath.ts'
import { decoded, paths } from './paths.ts'

/** The addresses of the pages for owners, as patterns: `:slug` is that of a listing. */
export const OWNER_PATHS = {
  home: paths.owner,
  enquiries: '/owner/enquiries',
  renew: '/owner/renew/:slug',
  account: '/owner/account',
  listing: '/owner/listings/:slug',
} as const
/** Where an invitation leads, as `OWNER_INVITATION_PAGE` of @dira/data has it, whose code pages do without. */
export const OWNER_INVITATION_PATH = '/owner/invitation'

export type OwnerPath = (typeof OWNER_PATHS)[keyof typeof OWNER_PATHS]

/** Where an owner renews a listing's package. */
export const ownerRenewPath = (slug: string): string => OWNER_PATHS.renew.replace(':slug', encodeURIComponent(slug))

/** The page at a path, and the listing that its address names. */
export interface OwnerPlace {
  readonly path: OwnerPath
  readonly slug: string
}

/** Undefined where there is no page for who is signed in. */
export function ownerPlaceAt(pathname: string): OwnerPlace | undefined {
  const segments = pathname.slice(1).split('/').map(decoded)
  for (const path of Object.values(OWNER_PATHS)) {
    const params = matchPath(path.slice(1).split('/'), segments)
    if (params) return { path, slug: params['slug'] ?? '' }
  }
  return undefined
}
