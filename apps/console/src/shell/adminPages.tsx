import type { InboxSummary } from '@dira/data'
import {
  ApplicationIcon,
  DashboardIcon,
  HistoryIcon,
  InboxIcon,
  ListingsIcon,
  MailIcon,
  PaymentsIcon,
  UploadIcon,
  UsersIcon,
  type AdminPage,
} from '@dira/ui'
import { lazy, type ComponentType } from 'react'
import { ADMIN_PATHS, adminPathAt, type AdminPath } from '@dira/data/site'

interface AdminPageEntry extends AdminPage {
  readonly href: AdminPath
  /** Pressed after `g` it leads there. */
  readonly key: string
  readonly Page: ComponentType
  /** Whether the rail has it; else the dashboard leads there. @default true */
  readonly isInRail?: boolean
  /** One thing on it, at an address below. @default the page itself */
  readonly ItemPage?: ComponentType
  /** How many wait on it for an answer. @default none are counted */
  readonly waiting?: (summary: InboxSummary) => number
}

const AdministratorsPage = lazy(async () => ({
  default: (await import('../features/administrators/AdministratorsPage.tsx')).AdministratorsPage,
}))
const Dashboard = lazy(async () => ({ default: (await import('../features/dashboard/Dashboard.tsx')).Dashboard }))
const ImportPage = lazy(async () => ({ default: (await import('../features/import/ImportPage.tsx')).ImportPage }))
const HistoryPage = lazy(async () => ({ default: (await import('../features/history/HistoryPage.tsx')).HistoryPage }))
const EditorPage = lazy(async () => ({ default: (await import('../features/editor/EditorPage.tsx')).EditorPage }))
const ListingsPage = lazy(async () => ({ default: (await import('../features/listings/ListingsPage.tsx')).ListingsPage }))
const OutboxPage = lazy(async () => ({ default: (await import('../features/outbox/OutboxPage.tsx')).OutboxPage }))
const PaymentsPage = lazy(async () => ({ default: (await import('../features/payments/PaymentsPage.tsx')).PaymentsPage }))
const RequestsPage = lazy(async () => ({ default: (await import('../features/requests/RequestsPage.tsx')).RequestsPage }))
const InboxPage = lazy(async () => ({ default: (await import('../features/inbox/InboxPage.tsx')).InboxPage }))

/** The pages of the administration, in the order of the rail. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  { href: ADMIN_PATHS.dashboard, label: 'Dashboard', icon: <DashboardIcon />, key: 'd', Page: Dashboard },
  {
    href: ADMIN_PATHS.listings,
    label: 'Listings',
    icon: <ListingsIcon />,
    key: 'l',
    Page: ListingsPage,
    ItemPage: EditorPage,
  },
  {
    href: ADMIN_PATHS.inbox,
    label: 'Inbox',
    icon: <InboxIcon />,
    key: 'i',
    Page: InboxPage,
    waiting: ({ messages, enquiries }) => messages.count + enquiries.count,
  },
  {
    href: ADMIN_PATHS.requests,
    label: 'Requests',
    icon: <ApplicationIcon />,
    key: 'a',
    Page: RequestsPage,
    waiting: ({ requests }) => requests.count,
  },
  {
    href: ADMIN_PATHS.payments,
    label: 'Payments',
    icon: <PaymentsIcon />,
    key: 'p',
    Page: PaymentsPage,
  },
  { href: ADMIN_PATHS.import, label: 'Import', icon: <UploadIcon />, key: 'm', Page: ImportPage },
  { href: ADMIN_PATHS.history, label: 'History', icon: <HistoryIcon />, key: 'h', Page: HistoryPage },
  {
    href: ADMIN_PATHS.administrators,
    label: 'Administrators',
    icon: <UsersIcon />,
    key: 't',
    Page: AdministratorsPage,
  },
  { href: ADMIN_PATHS.outbox, label: 'Letters', icon: <MailIcon />, key: 'o', Page: OutboxPage, isInRail: false },
]

/** The page at a path, also of one thing on it. */
export function adminPageAt(pathname: string): AdminPageEntry | undefined {
  const path = adminPathAt(pathname)
  const entry = ADMIN_PAGES.find(({ href }) => href === path)
  return entry?.ItemPage && pathname !== entry.href ? { ...entry, Page: entry.ItemPage } : entry
}
