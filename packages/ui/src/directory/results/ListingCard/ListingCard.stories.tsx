import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BookmarkIcon } from '../../../art/Icon/index.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import {
  arabicCard,
  bareCard,
  bareStoryCard,
  brokenPhotoCard,
  classifiedCard,
  ethiopicCard,
  longCard,
  longClassifiedCard,
  photoCard,
  premiumCard,
  standardCard,
  unclaimedCard,
} from '../../../testing/listingCards.ts'
import { CardFacts } from './CardFacts.tsx'
import { ListingCard } from './ListingCard.tsx'

const save = fn()

const opens = { at: 0, inMinutes: 250, weekday: 5, weekdayName: 'Saturday', time: '18:30', daysAhead: 0 }

const meta = {
  title: 'Directory/ListingCard',
  component: ListingCard,
  parameters: {
    notes: {
      use: 'A listing in a list. What it shows is decided by its view model: a listing that is classified or not yet claimed stands on the bare warp, a standard one has its cloth, a premium one the cloth with a gold edge.',
      instead:
        'Several of them are a ListingGrid, which sets any mix of packages on one line. All that a listing has to say is ListingDetails.',
      keyboard:
        'Tab goes to phone, e-mail and website, then to View Details, whose ring is round the whole card, then to what can be done in its corner.',
      screenReader:
        'An article with the name as its heading. The links say what they do and with whom: “Call +264 …”, “View Details: !Nara Dunes Lodge”. The picture is passed over.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
  args: { facts: CardFacts, card: premiumCard, href: '/listings/nara-dunes-lodge' },
} satisfies Meta<typeof ListingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At the end of the line of its place. */
export const OpenNow: Story = { args: { status: { state: 'open', today: 5 } } }

/** In a list that is near something, sorted by distance. */
export const NearAndOpen: Story = {
  args: {
    distance: { km: 1.62, bearing: 340 },
    status: { state: 'open', today: 5, closes: { ...opens, time: '19:00' } },
  },
}

export const NearAndClosed: Story = {
  args: { distance: { km: 2.4, bearing: 265 }, status: { state: 'closed', today: 5, opens } },
}

export const ClassifiedNear: Story = { args: { card: classifiedCard, distance: { km: 2, bearing: 262 } } }

/** What an import brought: what it is stands before where it is. */
export const NotYetClaimed: Story = { args: { card: unclaimedCard } }

/** A long place, a long time. */
export const LongNear: Story = {
  args: {
    card: longCard,
    isCompact: true,
    distance: { km: 1240, bearing: 90 },
    status: { state: 'closed', today: 5, opens: { ...opens, daysAhead: 2, weekdayName: 'Wednesday' } },
  },
  globals: { viewport: { value: 'narrow' } },
}

export const Standard: Story = { args: { card: standardCard } }

export const Classified: Story = { args: { card: classifiedCard } }

/** A photograph takes the place of the cloth, in the same frame. */
export const Photograph: Story = { args: { card: photoCard } }

/** The cloth is there again. */
export const PhotographThatCannotBeLoaded: Story = { args: { card: brokenPhotoCard } }

export const ClassifiedWithTheLeast: Story = { args: { card: bareCard } }

export const PremiumWithTheLeast: Story = { args: { card: bareStoryCard } }

export const Long: Story = { args: { card: longCard } }

export const LongClassified: Story = { args: { card: longClassifiedCard } }

/** Actions in the corner are no part of the link that the card is. */
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton look="framed" label="Save !Nara Dunes Lodge" onPress={save}>
        <BookmarkIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save !Nara Dunes Lodge' }))
    await expect(save).toHaveBeenCalledOnce()
  },
}

/** Further down a list, where a page of large ones would be too long. */
export const PhoneCompactPremium: Story = { args: { isCompact: true }, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { card: arabicCard }, globals: { direction: 'rtl' } }

export const Ethiopic: Story = { args: { card: ethiopicCard } }
