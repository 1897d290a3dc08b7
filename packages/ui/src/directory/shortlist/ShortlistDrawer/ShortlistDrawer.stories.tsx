import { serialiseComparison } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { fourCompared } from '../../../testing/comparisons.ts'
import { bareCard, featuredCards, longCard } from '../../../testing/listingCards.ts'
import { cardOf } from '../../../testing/sampleListings.ts'
import { ShortlistDrawer, type ShortlistDrawerProps } from './ShortlistDrawer.tsx'

/** Keeps what the site keeps in the browser. */
function Controlled({ cards, chosen, onChange, onChosenChange, ...props }: ShortlistDrawerProps) {
  const [isOpen, setOpen] = useState(true)
  const [slugs, setSlugs] = useState<readonly string[]>(cards.map(({ slug }) => slug))
  const [picked, setPicked] = useState(chosen)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Shortlist
      </Button>
      <ShortlistDrawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        cards={cards.filter(({ slug }) => slugs.includes(slug))}
        chosen={picked}
        onChange={(saved) => {
          setSlugs(saved)
          onChange(saved)
        }}
        onChosenChange={(now) => {
          setPicked(now)
          onChosenChange(now)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Directory/ShortlistDrawer',
  component: ShortlistDrawer,
  parameters: {
    notes: {
      use: 'What the visitor has saved, beside the page. Load it when it is first asked for, and keep the list in the browser.',
      instead: 'SaveToggle puts a listing in. The comparison itself is a page with a CompareTable.',
      keyboard:
        'Focus starts at the title and stays inside; Escape closes. After a removal it is on ‘Undo’, so that Enter takes it back.',
      screenReader:
        'A dialog named ‘Shortlist’ with a list. Each checkbox says which listing it compares; a removal is announced.',
    },
  },
  args: {
    listingsHref: '/listings',
    cards: fourCompared.map((slug) => cardOf(slug)),
    chosen: fourCompared.slice(0, 3),
    hrefOf: (slug) => `/listings/${slug}`,
    compareHrefOf: (slugs) => `/compare?${serialiseComparison(slugs)}`,
    shareUrl: '/shortlist?listing=nara-dunes-lodge',
    onChange: fn(),
    onChosenChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ShortlistDrawer>

export default meta
type Story = StoryObj<typeof meta>

const drawer = () => within(within(document.body).getByRole('dialog', { name: 'Shortlist' }))

export const Default: Story = {}

export const Removed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(drawer().getByRole('button', { name: 'Remove Okavango Reed Camp' }))
    await waitFor(() => expect(drawer().getByRole('button', { name: 'Undo' })).toHaveFocus())
    await waitFor(() => expect(drawer().getByRole('link', { name: 'Compare 2 listings' })).toBeVisible())
  },
}

export const Empty: Story = { args: { cards: [], chosen: [] } }

export const AllRemoved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(drawer().getByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(drawer().getByRole('button', { name: 'Undo' })).toHaveFocus())
    await waitFor(() => expect(drawer().getByText('4 listings removed')).toBeVisible())
  },
}

/** With four chosen the others wait. */
export const Full: Story = {
  args: { cards: featuredCards, chosen: featuredCards.slice(0, 4).map(({ slug }) => slug) },
}

export const Long: Story = { args: { cards: [longCard, bareCard], chosen: [] } }
