// First: it decides how schemas are checked.
import '../data/zodWithoutEval.ts'
import { RequireAdmin } from '@dira/auth/react'
import { INVITATION_PAGE } from '@dira/data'
import { Spinner } from '@dira/ui'
import { lazy, Suspense, useCallback } from 'react'
import { useAccount } from '../account/AccountProvider.tsx'
import { WithAuth } from '../account/WithAuth.tsx'
import { useAddress } from '../app/address.ts'
import { useGo } from '../app/overlays.tsx'
import { paths } from '../app/paths.ts'
import { AdminFrame } from './AdminFrame.tsx'
import { adminPageAt } from './adminPages.tsx'
import { SessionQueries, forgetQueries } from '../account/SessionQueries.tsx'
import { DashboardTop, LoadingDashboard } from './dashboard/DashboardTop.tsx'
import { AdminKeys } from './keys/AdminKeys.tsx'

// For who is none yet: without the frame and the guard.
const InvitationPage = lazy(async () => ({ default: (await import('./invitation/InvitationPage.tsx')).InvitationPage }))

/** The pages for administrators; others are led to the sign-in. The frame stays while one page follows another. */
export function AdminArea() {
  const { auth } = useAccount()
  const { pathname } = useAddress()
  return (
    // What the page shows is asked of the data service: the next one needs nothing of the site's server.
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
