import type { ListingCard } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PageBody } from '../components/PageBody/index.ts'
import { CategoryStrip } from '../directory/CategoryStrip/index.ts'
import { FeaturedListings } from '../directory/FeaturedListings/index.ts'
import { Hero } from '../directory/Hero/index.ts'
import { HowItWorks } from '../directory/HowItWorks/index.ts'
import { OwnerBand } from '../directory/OwnerBand/index.ts'
import { SearchBox } from '../directory/SearchBox/index.ts'
import { bareStoryCard, brokenPhotoCard, featuredCards, longCard, photoCard } from '../testing/listingCards.ts'
import { homeCategories } from '../testing/siteChrome.ts'
import { PageFrame } from './PageFrame.tsx'

interface HomeProps {
  headline?: string
  cards?: readonly ListingCard[]
  isAdmin?: boolean
}

function Home({
  headline = 'Find the Best Businesses Across Africa',
  cards = featuredCards,
  isAdmin = false,
}: HomeProps) {
  return (
    <PageFrame isAdmin={isAdmin} shortlist={{ href: '/shortlist', count: 3 }}>
      <Hero headline={headline}>
        <SearchBox action="/listings" />
      </Hero>
      <PageBody spacing="sections">
        <CategoryStrip items={homeCategories} link={{ href: '/categories', label: 'All categories' }} />
        {cards.length > 0 && (
          <FeaturedListings
            cards={cards}
            hrefOf={(slug) => `/listings/${slug}`}
            link={{ href: '/listings', label: 'All Listings' }}
          />
        )}
      </PageBody>
      <OwnerBand fromPrice="R595" />
      <PageBody spacing="sections">
        <HowItWorks />
      </PageBody>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The first stop leads past the header', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    })
    await step('The next ones are home and the menu, which opens and closes by the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Dira, home' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('link', { name: /^All Listings Browse/ })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByText('Explore', { selector: 'summary' })).toHaveFocus()
    })
  },
}

export const SignedInAdmin: Story = { args: { isAdmin: true } }

/** Names of sixty characters, photographs that come and that fail, a package whose owner filled in nothing. */
export const LongTextsAndGaps: Story = {
  args: {
    headline: 'Finden Sie die besten Unternehmen in ganz Afrika',
    cards: [longCard, photoCard, { ...brokenPhotoCard, slug: 'nara-two' }, bareStoryCard, ...featuredCards.slice(4)],
  },
}

/** Before anyone is featured. */
export const NothingFeatured: Story = { args: { cards: [] } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}
