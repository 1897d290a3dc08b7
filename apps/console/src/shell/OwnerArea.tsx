// First: it decides how schemas are checked.
import '../shared/zodWithoutEval.ts'
import { RequireAccount } from '@dira/auth/react'
import { ErrorBoundary, OwnerTabs, Spinner } from '@dira/ui'
import { Suspense, useCallback, type ReactNode } from 'react'
import { OpenedInvitation } from '../shared/account/OpenedInvitation.tsx'
import { forgetQueries, SessionQueries } from '../shared/account/SessionQueries.tsx'
import { WithAuth } from '../shared/account/WithAuth.tsx'
import { useAddress } from '../shared/address.ts'
import { useGo } from '../shared/useGo.ts'
import { PageSwitch } from 'GONE'
import { paths, isOwnerPage, OWNER_INVITATION_PATH, OWNER_PATHS } from '@dira/data/site'
import { forgetKeptHome } from '../shared/owner/keptHome.ts'
import { OWNER_PAGES, ownerPageAt } from './ownerPages.tsx'
import { SignInPage } from '../features/sign-in/SignInPage.tsx'
import { useOwnerHome } from '../shared/owner/useOwnerHome.ts'

/** The pages for who looks after a listing. Who is not signed in is led to the sign-in, and comes back from there. */
export function OwnerArea() {
  const { pathname } = useAddress()
  return (
    // What the page shows is asked of the data service: the next one needs nothing of the site's server.
    <PageSwitch state={{ status: 'ready', data: { page: isOwnerPage(pathname) ? 'owner' : 'not-found' } }}>
      {() => <SessionQueries>{pageWithoutAccount(pathname) ?? <Guarded />}</SessionQueries>}
    </PageSwitch>
  )
}

function pageWithoutAccount(pathname: string): ReactNode {
  if (pathname === paths.ownerSignIn()) return <SignInPage />
  return pathname === OWNER_INVITATION_PATH ? <OpenedInvitation audience="owner" /> : undefined
}

function Guarded() {
  const { pathname, search } = useAddress()
  const go = useGo()
  const leave = useCallback(() => {
    forgetQueries()
    forgetKeptHome()
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
  const current = ownerPageAt(useAddress().pathname)
  const { data: home } = useOwnerHome()
  if (!current) return null
  const { path, slug, Page } = current
  return (
    <>
      <OwnerTabs
        tabs={OWNER_PAGES.flatMap(({ label, path: href }) =>
          label === undefined
            ? []
            : [{ href, label, ...(href === OWNER_PATHS.enquiries && { unread: home?.enquiries.new ?? 0 }) }],
        )}
        current={path}
      />
      <ErrorBoundary key={path + slug}>
        <Suspense fallback={<Spinner />}>
          <Page slug={slug} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
