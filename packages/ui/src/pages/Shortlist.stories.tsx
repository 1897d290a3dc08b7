import { listingCard, serialiseComparison, type ListingCard } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { ShortlistDrawer } from '../directory/ShortlistDrawer/index.ts'
import { fourCompared, listingsOf } from '../testing/comparisons.ts'
import { bareCard, longCard } from '../testing/listingCards.ts'
import { ResultsPage } from './ResultsPage.tsx'

/** The shortlist, which the site loads when it is first asked for, over the page it was opened on, with what the site keeps in the browser. */
function ShortlistPage({ cards, picked }: { cards: readonly ListingCard[]; picked: readonly string[] }) {
  const [kept, setKept] = useState<readonly string[]>(cards.map(({ slug }) => slug))
  const [chosen, setChosen] = useState(picked)
  return (
    <>
      <ResultsPage heading={<Heading level={1}>Business Listings</Heading>} />
      <ShortlistDrawer
        defaultOpen
        cards={cards.filter(({ slug }) => kept.includes(slug))}
        onChange={setKept}
        chosen={chosen}
        onChosenChange={setChosen}
        hrefOf={(slug) => `/listings/${slug}`}
        compareHrefOf={(slugs) => `/compare?${serialiseComparison(slugs)}`}
        shareUrl={`/shortlist?${serialiseComparison(kept)}`}
      />
    </>
  )
}

const meta = {
  title: 'Pages/Shortlist',
  component: ShortlistPage,
  parameters: { layout: 'fullscreen' },
  args: {
    cards: listingsOf(...fourCompared).map((listing) => listingCard(listing)),
    picked: fourCompared.slice(0, 3),
  },
} satisfies Meta<typeof ShortlistPage>

export default meta
type Story = StoryObj<typeof meta>

const drawer = () => within(document.body).findByRole('dialog', { name: 'Shortlist' }, { timeout: 10_000 })

export const Kept: Story = {
  play: async () => {
    await expect(within(await drawer()).getByRole('link', { name: 'Compare 3 listings' })).toBeInTheDocument()
  },
}

export const Removed: Story = {
  play: async ({ userEvent }) => {
    const list = within(await drawer())
    await userEvent.click(list.getByRole('button', { name: 'Remove Sabi Leadwood House' }))
    await waitFor(() => expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus())
  },
}

export const Empty: Story = { args: { cards: [], picked: [] } }

export const Long: Story = { args: { cards: [longCard, bareCard], picked: [] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
