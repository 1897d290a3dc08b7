import type { ReactNode } from 'react'
import { SkipLink } from '../components/SkipLink/index.ts'
import { SiteFooter } from '../directory/SiteFooter/index.ts'
import { SiteHeader } from '../directory/SiteHeader/index.ts'
import { footerColumns, headerLinks, sampleNote } from '../testing/siteChrome.ts'

/** Header and footer around the page of a story, as the site has them. */
export function PageFrame({ current, children }: { current?: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader links={headerLinks} {...(current !== undefined && { current })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        columns={footerColumns}
        tagline="Travellers and businesses, pointed in the same direction."
        note={sampleNote}
      />
    </>
  )
}
