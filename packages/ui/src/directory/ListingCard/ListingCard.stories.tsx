import type { Meta, StoryObj } from '@storybook/react-vite'
import { bareCard, classifiedCard, longCard, premiumCard, standardCard } from '../../testing/listingCards.ts'
import { ListingCard } from './ListingCard.tsx'

const meta = {
  title: 'Directory/ListingCard',
  component: ListingCard,
  parameters: {
    docs: {
      description: {
        component:
          'A listing in a list. The whole card is one target, the link View Details; phone, e-mail and website are stops of their own. What a card shows is decided by its view model.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
  args: { card: premiumCard, href: '/listings/nara-dunes-lodge' },
} satisfies Meta<typeof ListingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Standard: Story = { args: { card: standardCard } }

export const Classified: Story = { args: { card: classifiedCard } }

export const NothingButTheRequired: Story = { args: { card: bareCard } }

export const Long: Story = { args: { card: longCard } }
