import { SiteHeader } from '@dira/ui'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../account/AccountProvider.tsx'
import { HEADER_ITEMS } from '../app/navigation.ts'
import { paths } from '../app/paths.ts'
import { useKept } from '../kept/useKept.ts'

/** The head of every page, with what this device and this visitor add to it. */
export function PageHeader() {
  const { pathname } = useLocation()
  const { isAdmin } = useAccount()
  const { slugs } = useKept('shortlist')
  return (
    <SiteHeader
      items={HEADER_ITEMS}
      current={pathname}
      account={{ href: isAdmin ? paths.dashboard : paths.admin, isAdmin }}
      shortlist={{ href: paths.shortlist(), count: slugs.length }}
      homeHref={paths.home}
    />
  )
}
