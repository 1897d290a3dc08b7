import type { InboxSummary } from '@dira/data'
import {
  ApplicationIcon,
  DashboardIcon,
  HistoryIcon,
  InboxIcon,
  ListingsIcon,
  MailIcon,
  PaymentsIcon,
  StoreIcon,
  UploadIcon,
  UsersIcon,
} from '@dira/ui'
import type { AdminPage } from './AdminShell/AdminShell.tsx'
import { ADMIN_PATHS, adminPathAt, type AdminPath } from '@dira/data/site'

interface AdminPageEntry extends AdminPage {
  readonly href: AdminPath
  /** Pressed after `g` it leads there. */
  readonly key: string
  /** Whether the rail has it; else the dashboard leads there. @default true */
  readonly isInRail?: boolean
  /** How many wait on it for an answer. @default none are counted */
  readonly waiting?: (summary: InboxSummary) => number
}

/** The pages of the administration, in the order of the rail. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  { href: ADMIN_PATHS.dashboard, label: 'Dashboard', icon: <DashboardIcon />, key: 'd' },
  {
    href: ADMIN_PATHS.listings,
    label: 'Listings',
    icon: <ListingsIcon />,
    key: 'l',
  },
  {
    href: ADMIN_PATHS.inbox,
    label: 'Inbox',
    icon: <InboxIcon />,
    key: 'i',
    waiting: ({ messages, enquiries }) => messages.count + enquiries.count,
  },
  {
    href: ADMIN_PATHS.requests,
    label: 'Requests',
    icon: <ApplicationIcon />,
    key: 'a',
    waiting: ({ requests }) => requests.count,
  },
  {
    href: ADMIN_PATHS.payments,
    label: 'Payments',
    icon: <PaymentsIcon />,
    key: 'p',
  },
  { href: ADMIN_PATHS.import, label: 'Import', icon: <UploadIcon />, key: 'm' },
  { href: ADMIN_PATHS.history, label: 'History', icon: <HistoryIcon />, key: 'h' },
  {
    href: ADMIN_PATHS.administrators,
    label: 'Administrators',
    icon: <UsersIcon />,
    key: 't',
  },
  { href: ADMIN_PATHS.owners, label: 'Owners', icon: <StoreIcon />, key: 'w' },
  { href: ADMIN_PATHS.outbox, label: 'Emails', icon: <MailIcon />, key: 'o', isInRail: false },
]

/** The page at a path, also of one thing on it. */
export function adminPageAt(pathname: string): AdminPageEntry | undefined {
  const path = adminPathAt(pathname)
  return ADMIN_PAGES.find(({ href }) => href === path)
}
