import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longCard, mixedCards } from '../../../testing/listingCards.ts'
import { mapListCards } from '../../../testing/mapList.ts'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { MapRows } from './MapRows.tsx'

const meta = {
  title: 'Directory/MapRows',
  component: MapRows,
  parameters: {
    notes: {
      use: 'The list of a MapLayout: the same listings as on the map. `onPoint` gives the map its `pointedId`, and the map’s choice is `selectedSlug`.',
      instead: 'A list without a map is a ListingGrid.',
      keyboard:
        'Tab goes from row to row, and to what can be done with each; the pin of the row that has the focus grows.',
      screenReader: 'A list; each row is a heading that is a link. The chosen one is the current item.',
    },
  },
  args: {
    cards: mapListCards,
    hrefOf: (slug) => `#${slug}`,
    onPoint: fn(),
    statusOf: ({ tier }) => (tier === 'premium' ? { state: 'open', today: 5 } : undefined),
    renderActions: ({ businessName }) => <SaveToggle businessName={businessName} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, marginInline: 'auto', paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapRows>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = mapListCards
    await userEvent.hover(canvas.getByRole('heading', { name: first!.businessName }))
    await expect(args.onPoint).toHaveBeenLastCalledWith(first!.slug)
  },
}

export const Selected: Story = { args: { selectedSlug: mapListCards[1]!.slug } }

/** In a list that is near something, with every package and the longest name. */
export const Near: Story = {
  args: { cards: [longCard, ...mixedCards.slice(1, 4)], distanceOf: () => ({ km: 1240, bearing: 212 }) },
}

export const Phone: Story = { ...Near, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } }
