import { CATEGORIES, CATEGORY_TIERS, EMPTY_SEARCH } from '@dira/directory-core'
import { CategoryStrip, FeaturedListings, Hero, PageBody, SearchBox } from '@dira/ui'
import type { HomeData } from '../../app/pageData.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { useOpenSearch } from '../../app/searchNavigation.ts'
import { usePage } from '../../app/usePage.ts'

/** `/`: hero search, categories, featured listings. */
export function HomePage() {
  return <PageSwitch state={usePage()}>{(data) => (data.page === 'home' ? <Home data={data} /> : null)}</PageSwitch>
}

function Home({ data }: { data: HomeData }) {
  const openSearch = useOpenSearch()
  return (
    <>
      <Hero headline="Find the Best Businesses Across Africa">
        <SearchBox action={paths.listings} onSearch={(search) => openSearch({ ...EMPTY_SEARCH, search })} />
      </Hero>
      <PageBody spacing="sections">
        <CategoryStrip items={categoryItems(data)} />
        <FeaturedListings
          cards={data.featured}
          hrefOf={paths.listing}
          link={{ href: paths.listings, label: 'All Listings' }}
        />
      </PageBody>
    </>
  )
}

function categoryItems({ categories }: HomeData) {
  const counts = new Map(categories.map(({ slug, count }) => [slug, count]))
  return CATEGORIES.filter(({ onHome }) => onHome).map(({ name, slug, icon }) => ({
    name,
    icon,
    // The same listings that the count counts: a category's page has no classified ones.
    href: paths.search({ ...EMPTY_SEARCH, categories: [slug], tiers: CATEGORY_TIERS }),
    countLabel: `${counts.get(slug) ?? 0} listings`,
  }))
}
