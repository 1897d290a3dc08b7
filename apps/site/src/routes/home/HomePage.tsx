import { CATEGORIES, EMPTY_SEARCH, NEAREST, PLANS, formatRand } from '@dira/directory-core'
import {
  CategoryStrip,
  ErrorBoundary,
  FeaturedListings,
  Hero,
  HowItWorks,
  NearMe,
  OwnerBand,
  PageBody,
  PlaceStrip,
  type ExactPosition,
} from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import { categories, paths, HEADLINE, listingsCount } from '@dira/data/site'
import { keepPosition } from '../../app/exactPosition.ts'
import type { HomeData } from '../../app/pageData.ts'
import { useOpenSearch } from '../../app/searchNavigation.ts'
import { cardActions } from '../../saved/CardActions.tsx'
import { ComparisonBar } from '../../saved/ComparisonBar.tsx'
import { SuggestingSearchBox } from '../../suggestions/SuggestingSearchBox.tsx'

/** How far around 'Near me' looks, as the filter of lists does until another radius is chosen. */
const NEAR_KILOMETRES = 10

/** `/`: hero search, categories, featured listings, the ways in for owners and travellers. */
export function HomePage() {
  const data = useLoaderData<HomeData>()
  const openSearch = useOpenSearch()
  const [smallest] = PLANS
  const showNear = (position: ExactPosition) => {
    keepPosition(position)
    const { lat, lng } = position
    openSearch({ ...EMPTY_SEARCH, near: { lat, lng, within: NEAR_KILOMETRES }, sort: NEAREST })
  }
  return (
    <>
      <ErrorBoundary>
        <Hero headline={HEADLINE}>
          <SuggestingSearchBox
            action={paths.listings}
            hrefOf={(search) => paths.search({ ...EMPTY_SEARCH, search })}
            onSearch={(search) => openSearch({ ...EMPTY_SEARCH, search })}
            atEnd={<NearMe onFound={showNear} />}
          />
        </Hero>
      </ErrorBoundary>
      <PageBody spacing="sections">
        <CategoryStrip items={categoryItems(data)} link={{ href: paths.categories, label: 'All categories' }} />
        {data.places.length > 0 && (
          <PlaceStrip items={data.places} link={{ href: paths.locations, label: 'All locations' }} />
        )}
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
