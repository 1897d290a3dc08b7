import type { InboxSummary } from '@dira/data'
import {
  DashboardIcon,
  HistoryIcon,
  InboxIcon,
  ListingsIcon,
  PaymentsIcon,
  UploadIcon,
  UsersIcon,
  type AdminPage,
} from '@dira/ui'
import { lazy, type ComponentType } from 'react'
import { paths } from '../app/paths.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { HISTORY_PATH } from './history/historyAddress.ts'
import { INBOX_PATH } from './inbox/inboxAddress.ts'
import { LISTINGS_PATH } from './listings/listingsAddress.ts'
import { PAYMENTS_PATH } from './payments/paymentsAddress.ts'

interface AdminPageEntry extends AdminPage {
  /** Pressed after `g` it leads there. */
  readonly key: string
  readonly Page: ComponentType
  /** One thing on it, at an address below. @default the page itself */
  readonly ItemPage?: ComponentType
  /** How many wait on it for an answer. @default none are counted */
  readonly waiting?: (summary: InboxSummary) => number
}

const AdministratorsPage = lazy(async () => ({
  default: (await import('./administrators/AdministratorsPage.tsx')).AdministratorsPage,
}))
const ImportPage = lazy(async () => ({ default: (await import('./import/ImportPage.tsx')).ImportPage }))
const HistoryPage = lazy(async () => ({ default: (await import('./history/HistoryPage.tsx')).HistoryPage }))
const EditorPage = lazy(async () => ({ default: (await import('./editor/EditorPage.tsx')).EditorPage }))
const ListingsPage = lazy(async () => ({ default: (await import('./listings/ListingsPage.tsx')).ListingsPage }))
const PaymentsPage = lazy(async () => ({ default: (await import('./payments/PaymentsPage.tsx')).PaymentsPage }))
const InboxPage = lazy(async () => ({ default: (await import('./inbox/InboxPage.tsx')).InboxPage }))

/** The pages of the administration, as the rail has them from top to bottom. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  { href: paths.dashboard, label: 'Dashboard', icon: <DashboardIcon />, key: 'd', Page: Dashboard },
  {
    href: LISTINGS_PATH,
    label: 'Listings',
    icon: <ListingsIcon />,
    key: 'l',
    Page: ListingsPage,
    ItemPage: EditorPage,
  },
  {
    href: INBOX_PATH,
    label: 'Inbox',
    icon: <InboxIcon />,
    key: 'i',
    Page: InboxPage,
    waiting: ({ messages, enquiries }) => messages.count + enquiries.count,
  },
  { href: PAYMENTS_PATH, label: 'Payments', icon: <PaymentsIcon />, key: 'p', Page: PaymentsPage },
  { href: '/admin/import', label: 'Import', icon: <UploadIcon />, key: 'm', Page: ImportPage },
  { href: HISTORY_PATH, label: 'History', icon: <HistoryIcon />, key: 'h', Page: HistoryPage },
  { href: '/admin/administrators', label: 'Administrators', icon: <UsersIcon />, key: 't', Page: AdministratorsPage },
]

/** The page at a path, also of one thing on it. */
export function adminPageAt(pathname: string): AdminPageEntry | undefined {
  const entry = ADMIN_PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
  return entry?.ItemPage && pathname !== entry.href ? { ...entry, Page: entry.ItemPage } : entry
}
