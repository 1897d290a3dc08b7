import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { featuredCards } from '../../../testing/listingCards.ts'
import { PinList } from './PinList.tsx'

const meta = {
  title: 'Directory/PinList',
  component: PinList,
  parameters: {
    notes: {
      use: 'As the `card` of a ListingMap, of a cluster whose listings are all at the same place.',
      instead: 'Of one listing take PinCard. Other clusters open by going nearer.',
      keyboard: 'Its links. The map has the button that closes the card, and Escape.',
      screenReader: 'How many there are, then a list of links.',
    },
  },
  args: { count: 3, cards: featuredCards.slice(0, 3), hrefOf: (slug) => `#${slug}`, allHref: '#all' },
  render: (args) => (
    <div style={{ inlineSize: 304 }}>
      <PinList {...args} />
    </div>
  ),
} satisfies Meta<typeof PinList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const Many: Story = { args: { count: 40, cards: featuredCards } }

/** They stand where their town is. */
export const OnlyTownKnown: Story = { args: { isApproximate: true } }

export const Loading: Story = { args: { cards: undefined } }
