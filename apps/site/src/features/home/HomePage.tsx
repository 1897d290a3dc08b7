import { CATEGORIES, EMPTY_SEARCH, PLANS, formatRand } from '@dira/directory-core'
import { CategoryStrip, ErrorBoundary, FeaturedListings, Hero, HowItWorks, OwnerBand, PageBody } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import { categories, paths, HEADLINE, listingsCount } from '@dira/data/site'
import type { HomeData } from '../../shared/pageData.ts'
import { useOpenSearch } from '../../shared/searchNavigation.ts'
import { cardActions } from '../../shared/saved/CardActions.tsx'
import { ComparisonBar } from '../../shared/saved/ComparisonBar.tsx'
import { SuggestingSearchBox } from '../../shared/suggestions/SuggestingSearchBox.tsx'

/** `/`: hero search, categories, featured listings, the ways in for owners and travellers. */
export function HomePage() {
  const data = useLoaderData<HomeData>()
  const openSearch = useOpenSearch()
  const [smallest] = PLANS
  return (
    <>
      <ErrorBoundary>
        <Hero headline={HEADLINE}>
          <SuggestingSearchBox
            action={paths.listings}
            hrefOf={(search) => paths.search({ ...EMPTY_SEARCH, search })}
            onSearch={(search) => openSearch({ ...EMPTY_SEARCH, search })}
          />
        </Hero>
      </ErrorBoundary>
      <PageBody spacing="sections">
        <CategoryStrip items={categoryItems(data)} link={{ href: paths.categories, label: 'All categories' }} />
        {data.featured.length > 0 && (
          <FeaturedListings
            cards={data.featured}
            hrefOf={paths.listing}
            link={{ href: paths.listings, label: 'All Listings' }}
            renderActions={cardActions}
          />
        )}
      </PageBody>
      <OwnerBand fromPrice={formatRand(smallest.priceCents)} pricingHref={paths.pricing} contactHref={paths.contact} />
      <PageBody spacing="sections">
        <HowItWorks />
      </PageBody>
      <ComparisonBar />
    </>
  )
}

function categoryItems(data: HomeData) {
  const counts = new Map(data.categories.map(({ slug, count }) => [slug, count]))
  return CATEGORIES.filter(({ onHome }) => onHome).map(({ slug, icon }) => ({
    name: categories[slug],
    icon,
    href: paths.category(slug),
    countLabel: listingsCount(counts.get(slug) ?? 0),
  }))
}
