import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkProvider, SiteFooter, SiteHeader, SkipLink } from '@dira/ui'
import { RouterLink } from '../app/RouterLink.tsx'
import { paths } from '../app/paths.ts'

const LINKS = [
  { href: paths.home, label: 'Home' },
  { href: paths.listings, label: 'All Listings' },
]

/** What surrounds every page: skip link, header, main, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <SiteHeader items={LINKS} current={pathname} />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <SiteFooter
        columns={[{ heading: 'Quick Links', links: LINKS }]}
        note="The listings are sample data: no business, number or address among them is real."
      />
    </LinkProvider>
  )
}

/** Puts the focus on the new page after a navigation, where a browser that loads a page would put it; never on the first page. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
