import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { featuredCards } from '../../../testing/listingCards.ts'
import { PinCard } from './PinCard.tsx'

const card = featuredCards[0]!

const meta = {
  title: 'Directory/PinCard',
  component: PinCard,
  parameters: {
    notes: {
      use: 'As the `card` of a ListingMap, of the listing whose pin is chosen.',
      instead: 'In the list beside the map a listing is a row of MapRows.',
      keyboard: 'One link. The map has the button that closes the card, and Escape.',
      screenReader: 'A heading with the name, then place, package and the link ‘View Details: name’.',
    },
  },
  args: { card, href: `#${card.slug}` },
  render: (args) => (
    <div style={{ inlineSize: 304 }}>
      <PinCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PinCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^View Details/ })
    await expect(link).toHaveAttribute('href', `#${card.slug}`)
  },
}

export const Open: Story = { args: { status: { state: 'open', today: 5 } } }

export const LongName: Story = {
  args: { card: { ...card, businessName: 'The Grand Heritage Guesthouse and Conference Gardens of Umhlanga' } },
}
