import { RequireAccount } from '@dira/auth/react'
import { OWNER_PATHS, ownerPlaceAt, paths } from '@dira/data/site'
import { ErrorBoundary, Spinner } from '@dira/ui'
import { OwnerTabs } from './OwnerTabs/OwnerTabs.tsx'
import { Suspense, useCallback } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { forgetQueries } from '../shared/account/SessionQueries.tsx'
import { WithAuth } from '../shared/account/WithAuth.tsx'
import { deleteSavedHome } from '../shared/owner/savedHome.ts'
import { useOwnerHome } from '../shared/owner/useOwnerHome.ts'
import { useGo } from '../shared/useGo.ts'

/** The pages for who looks after a listing. Who is not signed in is led to the sign-in, and comes back from there. */
export function OwnerArea() {
  const { pathname, search } = useLocation()
  const go = useGo()
  const leave = useCallback(() => {
    forgetQueries()
    deleteSavedHome()
    const asked = pathname + search
    go(paths.ownerSignIn(asked === OWNER_PATHS.home ? undefined : asked), { replace: true })
  }, [go, pathname, search])
  return (
    <WithAuth loading={<Spinner />}>
      {() => (
        <RequireAccount loading={<Spinner />} onDenied={leave}>
          <Current />
        </RequireAccount>
      )}
    </WithAuth>
  )
}

function Current() {
  const { pathname } = useLocation()
  const { data: home } = useOwnerHome()
  const tabs = [
    { href: OWNER_PATHS.home, label: 'My listings' },
    { href: OWNER_PATHS.enquiries, label: 'Enquiries', unread: home?.enquiries.new ?? 0 },
    { href: OWNER_PATHS.account, label: 'Account' },
  ]
  return (
    <>
      <OwnerTabs tabs={tabs} current={ownerPlaceAt(pathname)?.path ?? OWNER_PATHS.home} />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
