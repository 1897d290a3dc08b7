// First: it decides how schemas are checked.
import '../shared/zodWithoutEval.ts'
import { RequireAdmin } from '@dira/auth/react'
import { INVITATION_PAGE } from '@dira/data'
import { Spinner } from '@dira/ui'
import { lazy, Suspense, useCallback } from 'react'
import { useAccount } from '@dira/app'
import { WithAuth } from '../shared/account/WithAuth.tsx'
import { useAddress } from '../shared/address.ts'
import { useGo } from '../shared/useGo.ts'
import { PageSwitch } from 'GONE'
import { paths, isAdminPage } from '@dira/data/site'
import { AdminFrame } from './AdminFrame.tsx'
import { adminPageAt } from './adminPages.tsx'
import { SessionQueries, forgetQueries } from '../shared/account/SessionQueries.tsx'
import { DashboardTop, LoadingDashboard } from '../shared/DashboardTop.tsx'
import { AdminKeys } from '../shared/keys/AdminKeys.tsx'

// For who is none yet: without the frame and the guard.
const InvitationPage = lazy(async () => ({ default: (await import('../features/invitation/InvitationPage.tsx')).InvitationPage }))

/** The pages for administrators; others are led to the sign-in. The frame stays while one page follows another. */
export function AdminArea() {
  const { auth } = useAccount()
  const { pathname } = useAddress()
  const name = pathname.split('/')[2] ?? ''
  return (
    // What the page shows is asked of the data service: the next one needs nothing of the site's server.
    <PageSwitch
      state={{ status: 'ready', data: isAdminPage(pathname) ? { page: 'admin', name } : { page: 'not-found' } }}
    >
      {() => (
        <SessionQueries>
          {pathname === INVITATION_PAGE ? (
            <Suspense fallback={<Spinner />}>
              <InvitationPage />
            </Suspense>
          ) : (
            <AdminKeys>
              <AdminFrame onSignOut={() => void auth?.signOut()}>
                <WithAuth loading={<Loading />}>{() => <Guarded />}</WithAuth>
              </AdminFrame>
            </AdminKeys>
          )}
        </SessionQueries>
      )}
    </PageSwitch>
  )
}

function Loading() {
  return useAddress().pathname === paths.dashboard ? <LoadingDashboard /> : <Spinner />
}

function Guarded() {
  const go = useGo()
  const leave = useCallback(() => {
    forgetQueries()
    go(paths.admin, { replace: true })
  }, [go])
  return (
    <RequireAdmin loading={<Loading />} onDenied={leave} unverified={<DashboardTop />}>
      <Current />
    </RequireAdmin>
  )
}

function Current() {
  const entry = adminPageAt(useAddress().pathname)
  return <Suspense fallback={<Spinner />}>{entry && <entry.Page />}</Suspense>
}
