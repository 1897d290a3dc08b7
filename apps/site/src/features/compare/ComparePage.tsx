import { Breadcrumbs, CompareTable, Heading, NativeButton, PageBody, ShareButton, SharedComparisonBar } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import { useGo } from '../../shared/overlays.tsx'
import type { CompareData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { useSavedComparison } from './useSavedComparison.ts'

/** `/compare?listing={slug}`: up to four listings side by side. The link is the comparison; this device keeps the last one. */
export function ComparePage() {
  const { slugs, view } = useLoaderData<CompareData>()
  const shared = useSavedComparison(slugs)
  const go = useGo()
  return (
    <>
      <PageBody>
        <Breadcrumbs
          items={[
            { href: paths.home, label: 'Home' },
            { href: paths.listings, label: 'Listings' },
            { label: 'Compare' },
          ]}
        />
        <Heading level={1}>Compare listings</Heading>
        <CompareTable
          view={view}
          hrefOf={paths.listing}
          removeHrefOf={(slug) => paths.compare(slugs.filter((one) => one !== slug))}
          contactHrefOf={(slug) => `${paths.listing(slug)}#contact`}
          listingsHref={paths.listings}
          actions={
            <>
              <ShareButton look="secondary" label="Share" title="Compare listings" url={paths.compare(slugs)} />
              <NativeButton variant="secondary" onClick={() => go(paths.compare([]))}>
                Remove all
              </NativeButton>
            </>
          }
        />
      </PageBody>
      {shared && <SharedComparisonBar ownHref={paths.compare(shared.own)} onTake={shared.take} />}
    </>
  )
}
