import { lazy, type ComponentType } from 'react'
import { OWNER_PATHS, ownerPlaceAt, type OwnerPath, type OwnerPlace } from '@dira/data/site'

interface OwnerPageEntry {
  readonly path: OwnerPath
  /** What its tab says. @default it has no tab: another page leads there */
  readonly label?: string
  /** `slug`: that of the listing in its address. */
  readonly Page: ComponentType<Pick<OwnerPlace, 'slug'>>
}

const HomePage = lazy(async () => ({ default: (await import('../features/owner-home/HomePage.tsx')).HomePage }))
const EnquiriesPage = lazy(async () => ({ default: (await import('../features/owner-enquiries/EnquiriesPage.tsx')).EnquiriesPage }))
const RenewPage = lazy(async () => ({ default: (await import('../features/owner-package/RenewPage.tsx')).RenewPage }))
const EditListingPage = lazy(async () => ({ default: (await import('../features/owner-listing/EditListingPage.tsx')).EditListingPage }))
const AccountPage = lazy(async () => ({ default: (await import('../features/owner-account/AccountPage.tsx')).AccountPage }))

/** The pages for owners, in the order of the tabs. */
export const OWNER_PAGES: readonly OwnerPageEntry[] = [
  { path: OWNER_PATHS.home, label: 'My listings', Page: HomePage },
  { path: OWNER_PATHS.enquiries, label: 'Enquiries', Page: EnquiriesPage },
  { path: OWNER_PATHS.listing, Page: EditListingPage },
  { path: OWNER_PATHS.renew, Page: RenewPage },
  { path: OWNER_PATHS.account, label: 'Account', Page: AccountPage },
]

/** The page at a path, and the slug in its address. */
export function ownerPageAt(pathname: string): (OwnerPageEntry & Pick<OwnerPlace, 'slug'>) | undefined {
  const place = ownerPlaceAt(pathname)
  const entry = OWNER_PAGES.find(({ path }) => path === place?.path)
  return entry && place && { ...entry, slug: place.slug }
}
