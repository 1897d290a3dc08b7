import { CATEGORIES, PLANS, formatRand } from '@dira/directory-core'
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
import { keepPosition } from '../../shared/exactPosition.ts'
import type { HomeData } from '../../shared/data/pageData.ts'
import { useGo } from '../../shared/overlays.tsx'
import { saveAction } from '../../shared/saved/CardActions.tsx'
import { ComparisonBar } from '../../shared/saved/ComparisonBar.tsx'
import { SuggestingSearchBox } from '../../shared/suggestions/SuggestingSearchBox.tsx'

/** `/`: hero search, categories, featured listings, the ways in for owners and travellers. */
export function HomePage() {
  const data = useLoaderData<HomeData>()
  const go = useGo()
  const [smallest] = PLANS
  const showNear = async (position: ExactPosition) => {
    keepPosition(position)
    const { nearPath } = await import('./nearPath.ts')
    go(nearPath(position))
  }
  return (
    <>
      <ErrorBoundary>
        <Hero headline={HEADLINE}>
          <SuggestingSearchBox
            action={paths.listings}
            hrefOf={paths.found}
            onSearch={(search) => go(paths.found(search))}
            atEnd={<NearMe onFound={(position) => void showNear(position)} />}
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
            renderActions={saveAction}
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
