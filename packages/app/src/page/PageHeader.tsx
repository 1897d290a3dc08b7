import { SiteHeader } from '@dira/ui'
import { useAccount } from '../account/AccountProvider.tsx'
import { HEADER_ITEMS } from './navigation.ts'
import { paths } from '@dira/data/site'
import { useSaved } from '../saved/useSaved.ts'

const ACCOUNT_PATHS = { visitor: paths.admin, owner: paths.owner, admin: paths.dashboard } as const

/** The head of every page, with what this device and this visitor add to it. */
export function PageHeader({ current }: { readonly current: string }) {
  const { who } = useAccount()
  const shortlist = useSaved('shortlist')
  const comparison = useSaved('comparison')
  return (
    <SiteHeader
      items={HEADER_ITEMS}
      current={current}
      account={{ href: ACCOUNT_PATHS[who], who }}
      shortlist={{ href: paths.shortlist(), count: shortlist.slugs.length }}
      comparison={{ href: paths.compare(comparison.slugs), count: comparison.slugs.length }}
      homeHref={paths.home}
    />
  )
}
