import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageBody } from '../components/PageBody/index.ts'
import { CategoryStrip } from '../directory/CategoryStrip/index.ts'
import { FeaturedListings } from '../directory/FeaturedListings/index.ts'
import { Hero } from '../directory/Hero/index.ts'
import { SearchBox } from '../directory/SearchBox/index.ts'
import { featuredCards } from '../testing/listingCards.ts'
import { homeCategories } from '../testing/siteChrome.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = { title: 'Pages/Home', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const Default: StoryObj = {
  render: () => (
    <PageFrame>
      <Hero headline="Find the Best Businesses Across Africa">
        <SearchBox action="/listings" />
      </Hero>
      <PageBody spacing="sections">
        <CategoryStrip items={homeCategories} />
        <FeaturedListings
          cards={featuredCards}
          hrefOf={(slug) => `/listings/${slug}`}
          link={{ href: '/listings', label: 'All Listings' }}
        />
      </PageBody>
    </PageFrame>
  ),
}
