// First: it decides how schemas are checked.
import '../data/zodWithoutEval.ts'
import { RequireAccount } from '@dira/auth/react'
import { ErrorBoundary, OwnerTabs, Spinner } from '@dira/ui'
import { Suspense, useCallback, type ReactNode } from 'react'
import { OpenedInvitation } from '../account/OpenedInvitation.tsx'
import { forgetQueries, SessionQueries } from '../account/SessionQueries.tsx'
import { WithAuth } from '../account/WithAuth.tsx'
import { useAddress } from '../app/address.ts'
import { useGo } from '../app/overlays.tsx'
import { paths } from '../app/paths.ts'
import { forgetKeptHome } from './home/keptHome.ts'
import { OWNER_PAGES, ownerPageAt } from './ownerPages.tsx'
import { OWNER_INVITATION_PATH, OWNER_PATHS } from './ownerPaths.ts'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { useOwnerHome } from './useOwnerHome.ts'

/** The pages for who looks after a listing. Who is not signed in is led to the sign-in, and comes back from there. */
export function OwnerArea() {
  const { pathname } = useAddress()
  return (
    // What the page shows is asked of the data service: the next one needs nothing of the site's server.
    <SessionQueries>{pageWithoutAccount(pathname) ?? <Guarded />}</SessionQueries>
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
