import { AdminShell, DashboardIcon, Heading, Stack, type AdminPage } from '@dira/ui'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'

const PAGES: readonly AdminPage[] = [{ href: paths.dashboard, label: 'Dashboard', icon: <DashboardIcon /> }]

interface DashboardProps {
  readonly onSignOut: () => void
  readonly children: ReactNode
}

/** What surrounds the content of the dashboard. */
export function Dashboard({ onSignOut, children }: DashboardProps) {
  return (
    <AdminShell
      header={<PageHeader />}
      pages={PAGES}
      current={paths.dashboard}
      siteHref={paths.home}
      onSignOut={onSignOut}
    >
      <Stack gap={5}>
        <Heading level={1} size="h2">
          Admin Dashboard
        </Heading>
        {children}
      </Stack>
    </AdminShell>
  )
}
