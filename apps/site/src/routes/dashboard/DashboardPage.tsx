import { RequireAdmin, useAuth } from '@dira/auth/react'
import { AdminShell, AdminWelcome, DashboardIcon, Heading, Stack, type AdminPage } from '@dira/ui'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { WithAuth } from '../../account/WithAuth.tsx'
import { useGoTo } from '../../app/address.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'

const PAGES: readonly AdminPage[] = [{ href: paths.dashboard, label: 'Dashboard', icon: <DashboardIcon /> }]

/** `/admin/dashboard`: for administrators; others are led to the sign-in. */
export function DashboardPage() {
  const { auth } = useAccount()
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <AdminShell
          header={<PageHeader />}
          pages={PAGES}
          current={paths.dashboard}
          siteHref={paths.home}
          onSignOut={() => void auth?.signOut()}
        >
          <Stack gap={5}>
            <Heading level={1} size="h2">
              Admin Dashboard
            </Heading>
            <WithAuth loading={LOADING}>{() => <Guarded />}</WithAuth>
          </Stack>
        </AdminShell>
      )}
    </PageSwitch>
  )
}

const nothing = () => undefined

const LOADING: ReactNode = <AdminWelcome onRefresh={nothing} onSignOut={nothing} />

function Guarded() {
  const goTo = useGoTo()
  const leave = useCallback(() => goTo(paths.admin, { replace: true }), [goTo])
  return (
    <RequireAdmin loading={LOADING} onDenied={leave} unverified={<Welcome />}>
      <Welcome />
    </RequireAdmin>
  )
}

function Welcome() {
  const { user, isAdmin, isRefreshing, refreshStatus, signOut } = useAuth()
  return (
    <AdminWelcome
      user={user && { ...user, isAdmin }}
      isRefreshing={isRefreshing}
      onRefresh={() => void refreshStatus()}
      onSignOut={() => void signOut()}
    />
  )
}
