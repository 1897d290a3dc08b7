import { LinkProvider, SiteFooter, SiteHeader, SkipLink } from '@dira/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FOOTER_COLUMNS, HEADER_ITEMS } from '../app/navigation.ts'
import { RouterLink } from '../app/RouterLink.tsx'
import { paths } from '../app/paths.ts'
import { SAMPLE_NOTE, TAGLINE } from '../app/siteTexts.ts'
import { useKept } from '../kept/useKept.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** What surrounds every page: skip link, header, main, footer. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  const { slugs } = useKept('shortlist')
  useScrollPosition()
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <SiteHeader
        items={HEADER_ITEMS}
        current={pathname}
        account={{ href: paths.admin, isAdmin: false }}
        shortlist={{ href: paths.shortlist(), count: slugs.length }}
      />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <SiteFooter columns={FOOTER_COLUMNS} tagline={TAGLINE} note={SAMPLE_NOTE} />
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
