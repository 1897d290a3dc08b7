import { AdminShell } from './AdminShell/AdminShell.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../shared/useGo.ts'
import { PageHeader } from '@dira/app'
import { paths } from '@dira/data/site'
import { ADMIN_PAGES, adminPageAt } from './adminPages.tsx'
import { useKeys, useKeysSheet } from '../shared/keys/AdminKeys.tsx'
import { useInboxSummary } from '../shared/inbox/useInboxData.ts'

interface AdminFrameProps {
  readonly onSignOut: () => void
  readonly children: ReactNode
}

/** What surrounds every page of the administration: the rail, and the keys that lead from page to page. */
export function AdminFrame({ onSignOut, children }: AdminFrameProps) {
  const { pathname } = useLocation()
  const current = adminPageAt(pathname)?.href
  const go = useGo()
  const { show } = useKeysSheet()
  const { data: summary } = useInboxSummary()
  useKeys('Everywhere', [
    { keys: '[Shift]+?', label: 'All keys', run: show },
    ...ADMIN_PAGES.map(({ href, label, key }) => ({ keys: `g ${key}`, label, run: () => go(href) })),
  ])
  return (
    <AdminShell
      header={<PageHeader current={pathname} />}
      pages={ADMIN_PAGES.filter(({ isInRail = true }) => isInRail).map(({ waiting, ...page }) =>
        waiting && summary ? { ...page, count: waiting(summary), isUnread: true } : page,
      )}
      {...(current !== undefined && { current })}
      siteHref={paths.home}
      onSignOut={onSignOut}
      onShowKeys={show}
    >
      {children}
    </AdminShell>
  )
}
