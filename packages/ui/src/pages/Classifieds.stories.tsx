import { CLASSIFIEDS_SCOPE, PLANS, formatRand, tierOf } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ClassifiedsMasthead } from '../directory/ClassifiedsMasthead/index.ts'
import { arabicCard, bareCard, ethiopicAd, longClassifiedCard } from '../testing/listingCards.ts'
import { ResultsPage } from './ResultsPage.tsx'

const ads = SAMPLE_LISTINGS.filter((listing) => CLASSIFIEDS_SCOPE.tiers?.includes(tierOf(listing)))
const countries = new Set(ads.map(({ location }) => location.country)).size
const price = formatRand(PLANS[0]!.priceCents)

const meta = {
  title: 'Pages/Classifieds',
  component: ResultsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    look: 'ads',
    scope: CLASSIFIEDS_SCOPE,
    heading: <ClassifiedsMasthead price={price} countries={countries} ads={ads.length} />,
  },
} satisfies Meta<typeof ResultsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Showing ${ads.length} of ${ads.length} businesses`)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
  },
}

export const Filtered: Story = {
  args: { asked: { categories: ['shopping', 'accommodation'], countries: ['kenya'], sort: 'az' } },
}

export const FiltersShownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
  },
}

export const LastPage: Story = { args: { asked: { page: Math.ceil(ads.length / 24), sort: 'az' } } }

export const Loading: Story = { args: { status: 'loading', heading: <ClassifiedsMasthead price={price} /> } }

export const Failed: Story = { args: { status: 'failed', heading: <ClassifiedsMasthead price={price} /> } }

export const NothingFound: Story = { args: { asked: { search: 'okavnago', countries: ['kenya'] } } }

/** Names of sixty characters and of other scripts, and a listing with nothing but what is required. */
export const LongNames: Story = { args: { cards: [longClassifiedCard, arabicCard, bareCard, ethiopicAd] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
