import { ADMIN_PATHS, INVITATION_PATH, OWNER_INVITATION_PATH, OWNER_PATHS, paths } from '@dira/data/site'
import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PageError } from './shell/PageError.tsx'
import { adminHead, OWNER_HEAD, type PageHead } from './shell/pageHead.ts'
import { PublicFrame } from './shell/PublicFrame.tsx'
import { Shell } from './shell/Shell.tsx'

/** A page: its address, what the browser's tab says, and its code, which is fetched when it is opened. */
const page = (path: string, handle: PageHead, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  path,
  handle,
  lazy,
})

const ADMIN_PAGES = [
  page(ADMIN_PATHS.dashboard, adminHead('Dashboard'), async () => ({
    Component: (await import('./features/dashboard/Dashboard.tsx')).Dashboard,
  })),
  page(ADMIN_PATHS.listings, adminHead('Listings'), async () => ({
    Component: (await import('./features/listings/ListingsPage.tsx')).ListingsPage,
  })),
  page(`${ADMIN_PATHS.listings}/:item`, adminHead('Listings'), async () => ({
    Component: (await import('./features/editor/EditorPage.tsx')).EditorPage,
  })),
  page(ADMIN_PATHS.inbox, adminHead('Inbox'), async () => ({
    Component: (await import('./features/inbox/InboxPage.tsx')).InboxPage,
  })),
  page(ADMIN_PATHS.requests, adminHead('Requests'), async () => ({
    Component: (await import('./features/requests/RequestsPage.tsx')).RequestsPage,
  })),
  page(`${ADMIN_PATHS.payments}/:item?`, adminHead('Payments'), async () => ({
    Component: (await import('./features/payments/PaymentsPage.tsx')).PaymentsPage,
  })),
  page(ADMIN_PATHS.import, adminHead('Import'), async () => ({
    Component: (await import('./features/import/ImportPage.tsx')).ImportPage,
  })),
  page(ADMIN_PATHS.history, adminHead('History'), async () => ({
    Component: (await import('./features/history/HistoryPage.tsx')).HistoryPage,
  })),
  page(ADMIN_PATHS.administrators, adminHead('Administrators'), async () => ({
    Component: (await import('./features/administrators/AdministratorsPage.tsx')).AdministratorsPage,
  })),
  page(ADMIN_PATHS.owners, adminHead('Owners'), async () => import('./features/owners/owners.route.tsx')),
  page(ADMIN_PATHS.outbox, adminHead('Outbox'), async () => ({
    Component: (await import('./features/outbox/OutboxPage.tsx')).OutboxPage,
  })),
]

const OWNER_PAGES = [
  page(OWNER_PATHS.home, OWNER_HEAD, async () => ({
    Component: (await import('./features/owner-home/HomePage.tsx')).HomePage,
  })),
  page(OWNER_PATHS.enquiries, OWNER_HEAD, async () => ({
    Component: (await import('./features/owner-enquiries/EnquiriesPage.tsx')).EnquiriesPage,
  })),
  page(OWNER_PATHS.listing, OWNER_HEAD, async () => ({
    Component: (await import('./features/owner-listing/EditListingPage.tsx')).EditListingPage,
  })),
  page(OWNER_PATHS.renew, OWNER_HEAD, async () => ({
    Component: (await import('./features/owner-package/RenewPage.tsx')).RenewPage,
  })),
  page(OWNER_PATHS.account, OWNER_HEAD, async () => ({
    Component: (await import('./features/owner-account/AccountPage.tsx')).AccountPage,
  })),
]

/** Pages for visitors without an account, or who are not signed in. */
const SIGN_IN_PAGES = [
  page(paths.admin, adminHead('Login'), async () => ({
    Component: (await import('./features/sign-in/LoginPage.tsx')).LoginPage,
  })),
  page(paths.ownerSignIn(), OWNER_HEAD, async () => ({
    Component: (await import('./features/sign-in/SignInPage.tsx')).SignInPage,
  })),
  page(OWNER_INVITATION_PATH, OWNER_HEAD, async () => ({
    Component: (await import('./features/invitation/OwnerInvitationPage.tsx')).OwnerInvitationPage,
  })),
]

/** Keeps the frame when a page breaks, or when its code cannot be fetched. */
const pages = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }]

/** The route table of the console. To add a page, add its line above, and its address to `CONSOLE_PATHS` of @dira/data/site, by which the server knows it. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        lazy: async () => ({ Component: (await import('./shell/AdminArea.tsx')).AdminArea }),
        children: pages(ADMIN_PAGES),
      },
      page(INVITATION_PATH, adminHead('Invitation'), async () => ({
        Component: (await import('./features/invitation/InvitationPage.tsx')).InvitationPage,
      })),
      {
        Component: PublicFrame,
        children: pages([
          ...SIGN_IN_PAGES,
          {
            lazy: async () => ({ Component: (await import('./shell/OwnerArea.tsx')).OwnerArea }),
            children: pages(OWNER_PAGES),
          },
          {
            path: '*',
            handle: { title: 'Page not found | Dira', description: 'Oops! Page not found' },
            Component: NotFoundPage,
          },
        ]),
      },
    ],
  },
]
