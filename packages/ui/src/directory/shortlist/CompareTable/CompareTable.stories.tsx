import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { comparisonOf, fourCompared, longCompared } from '../../../testing/comparisons.ts'
import { ShareButton } from '../../listing/ShareButton/ShareButton.tsx'
import { CompareTable } from './CompareTable.tsx'

const meta = {
  title: 'Directory/CompareTable',
  component: CompareTable,
  parameters: {
    notes: {
      use: 'Two to four listings side by side, on the page of the comparison. What a listing has nothing for is said in words.',
      instead: 'A list to look through is a ListingGrid.',
      keyboard:
        'Tab goes through the checkbox, the actions and the links of each listing. Where one is removed, the focus goes on to the next.',
      screenReader:
        'A table: each cell is read with the name of its row and of its listing. How many places are used is announced when it changes.',
    },
  },
  args: {
    listingsHref: '/listings',
    view: comparisonOf(...fourCompared),
    hrefOf: (slug) => `/listings/${slug}`,
    removeHrefOf: (slug) => `#without-${slug}`,
    contactHrefOf: (slug) => `/listings/${slug}#contact`,
    actions: (
      <>
        <ShareButton look="secondary" title="Compare listings" url="/compare" label="Share" />
        <Button variant="secondary">Remove all</Button>
      </>
    ),
  },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two lodges of one kind: what they have in common goes. */
export const OnlyWhatDiffers: Story = {
  args: { view: comparisonOf('sabi-leadwood-house', 'karoo-lantern-house') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Special offers' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only what differs' }))
    await expect(canvas.queryByRole('rowheader', { name: 'Special offers' })).toBeNull()
    await expect(canvas.getByRole('rowheader', { name: 'Location' })).toBeVisible()
  },
}

export const Two: Story = { args: { view: comparisonOf('nara-dunes-lodge', 'old-pier-rooms') } }

export const One: Story = { args: { view: comparisonOf('nara-dunes-lodge') } }

export const Empty: Story = { args: { view: { columns: [], groups: [] } } }

/** Names of sixty characters, addresses without end, and beside them next to nothing. */
export const Long: Story = { args: { view: longCompared() } }

/** Two places; the names in the selects swap when both want the same. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
