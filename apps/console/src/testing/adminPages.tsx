import { ApplicationIcon, DashboardIcon, InboxIcon, ListingsIcon } from '@dira/ui'
import type { AdminPage } from '../shell/AdminShell/AdminShell.tsx'

/** The pages of the administration, for stories and tests. */
export const adminPages: readonly AdminPage[] = [
  { href: '/admin/dashboard', label: 'Dashboard', icon: <DashboardIcon /> },
  { href: '/admin/listings', label: 'Listings', icon: <ListingsIcon />, count: 696 },
  { href: '/admin/inbox', label: 'Inbox', icon: <InboxIcon />, count: 8, isUnread: true },
  { href: '/admin/applications', label: 'Applications', icon: <ApplicationIcon />, count: 4, isUnread: true },
]
