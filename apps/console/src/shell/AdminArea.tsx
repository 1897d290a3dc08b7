import { useAccount } from '@dira/app'
import { RequireAdmin } from '@dira/auth/react'
import { paths } from '@dira/data/site'
import { Spinner } from '@dira/ui'
import { Suspense, useCallback } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { forgetQueries } from '../shared/account/SessionQueries.tsx'
import { WithAuth } from '../shared/account/WithAuth.tsx'
import { DashboardTop, LoadingDashboard } from '../shared/DashboardTop.tsx'
import { AdminKeys } from '../shared/keys/AdminKeys.tsx'
import { useGo } from '../shared/useGo.ts'
import { AdminFrame } from './AdminFrame.tsx'

/** The pages for administrators; others are led to the sign-in. The frame stays while one page follows another. */
export function AdminArea() {
  const { auth } = useAccount()
  return (
    <AdminKeys>
      <AdminFrame onSignOut={() => void auth?.signOut()}>
        <WithAuth loading={<Loading />}>{() => <Guarded />}</WithAuth>
      </AdminFrame>
    </AdminKeys>
  )
}

function Loading() {
  return useLocation().pathname === paths.dashboard ? <LoadingDashboard /> : <Spinner />
}

function Guarded() {
  const go = useGo()
  const leave = useCallback(() => {
    forgetQueries()
    go(paths.admin, { replace: true })
  }, [go])
  return (
    <RequireAdmin loading={<Loading />} onDenied={leave} unverified={<DashboardTop />}>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </RequireAdmin>
  )
}
