import { FOOTER_COLUMNS, PageHeader } from '@dira/app'
import { TAGLINE } from '@dira/data/site'
import { ErrorBoundary, SiteFooter } from '@dira/ui'
import { Outlet, useLocation } from 'react-router-dom'

/** The frame that visitors know, around the sign-in and the pages of owners. */
export function PublicFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <ErrorBoundary>
        <PageHeader current={pathname} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter columns={FOOTER_COLUMNS} tagline={TAGLINE} />
    </>
  )
}
