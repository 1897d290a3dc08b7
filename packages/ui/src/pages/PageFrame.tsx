import type { ReactNode } from 'react'
import { SkipLink } from '../components/SkipLink/index.ts'
import { SiteFooter } from '../directory/SiteFooter/index.ts'
import { SiteHeader, type SiteHeaderProps } from '../directory/SiteHeader/index.ts'
import { footerColumns, headerItems, sampleNote, tagline } from '../testing/siteChrome.ts'

interface PageFrameProps extends Pick<SiteHeaderProps, 'current' | 'shortlist'> {
  /** Whether an administrator is signed in. @default false */
  isAdmin?: boolean
  children: ReactNode
}

/** Header and footer around the page of a story, as the site has them. */
export function PageFrame({ isAdmin = false, children, ...header }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        items={headerItems}
        account={{ href: isAdmin ? '/admin/dashboard' : '/admin', isAdmin }}
        {...header}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter columns={footerColumns} tagline={tagline} note={sampleNote} />
    </>
  )
}
