import { SiteFooter, SkipLink } from '@dira/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAddress } from '../app/address.ts'
import { FOOTER_COLUMNS } from '../app/navigation.ts'
import { paths } from '../app/paths.ts'
import { SAMPLE_NOTE, TAGLINE } from '../app/siteTexts.ts'
import { useFollowedLinks } from '../app/useFollowedLinks.ts'
import { PageHeader } from './PageHeader.tsx'
import { useScrollPosition } from './useScrollPosition.ts'

/** What surrounds every page: skip link, header, main, footer. The dashboard brings its own. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useAddress()
  useFollowedLinks()
  useFocusOnNavigation(pathname)
  useScrollPosition()
  return (
    <>
      <SkipLink />
      {pathname === paths.dashboard ? (
        children
      ) : (
        <>
          <PageHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter columns={FOOTER_COLUMNS} tagline={TAGLINE} note={SAMPLE_NOTE} />
        </>
      )}
    </>
  )
}

/** Puts the focus on the new page after a navigation, where a browser that loads a page would put it; never on the first page. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
