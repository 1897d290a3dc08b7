import { RequireAdmin, useAuth } from '@dira/auth/react'
import { AdminWelcome } from '@dira/ui'
import { useCallback } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { WithAuth } from '../../account/WithAuth.tsx'
import { useGo } from '../../app/overlays.tsx'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { Dashboard } from './Dashboard.tsx'
import { DashboardInbox } from './DashboardInbox.tsx'

/** `/admin/dashboard`: for administrators; others are led to the sign-in. */
export function DashboardPage() {
  const { auth } = useAccount()
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <Dashboard onSignOut={() => void auth?.signOut()}>
          <WithAuth loading={LOADING}>{() => <Guarded />}</WithAuth>
        </Dashboard>
      )}
    </PageSwitch>
  )
}

const nothing = () => undefined

const LOADING = <AdminWelcome onRefresh={nothing} onSignOut={nothing} />

function Guarded() {
  const go = useGo()
  const leave = useCallback(() => go(paths.admin, { replace: true }), [go])
  return (
    <RequireAdmin loading={LOADING} onDenied={leave} unverified={<Welcome />}>
      <Welcome />
      <DashboardInbox />
    </RequireAdmin>
  )
}

function Welcome() {
  const { user, isAdmin, isRefreshing, refreshStatus, signOut } = useAuth()
  return (
    <AdminWelcome
      user={user && (isAdmin ? { ...user, isAdmin } : { isAdmin })}
      isRefreshing={isRefreshing}
      onRefresh={() => void refreshStatus()}
      onSignOut={() => void signOut()}
    />
  )
}
