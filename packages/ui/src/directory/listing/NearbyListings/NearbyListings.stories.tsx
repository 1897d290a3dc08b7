import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longCard, longClassifiedCard } from '../../../testing/listingCards.ts'
import { nearbyGroups } from '../../../testing/nearby.ts'
import { NearbyListings } from './NearbyListings.tsx'

const meta = {
  title: 'Directory/NearbyListings',
  component: NearbyListings,
  parameters: {
    notes: {
      use: 'Near the end of a listing’s page, where its position is known: the nearest other businesses to sleep, eat and get around, two of each.',
      instead: 'Others of its country, wherever they are, are RelatedListings.',
      keyboard: 'Tab goes from group to group: the link to all of it, then its rows; the whole row is the link.',
      screenReader:
        'A section named by its heading; each group is a heading, each row a heading that is a link, then whether it is open or where it is, then ‘2.4 km away’.',
    },
  },
  args: { businessName: 'Kilimani Court Hotel', groups: nearbyGroups, hrefOf: ({ slug }) => `#${slug}` },
} satisfies Meta<typeof NearbyListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sleep, eat, get around nearby' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All 8 within 10 km' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Nothing to sleep or to get around is near. */
export const OneGroup: Story = {
  args: { groups: nearbyGroups.map((group) => (group.kind === 'eat' ? group : { ...group, listings: [] })) },
}

export const Long: Story = {
  args: {
    businessName: longCard.businessName,
    groups: nearbyGroups.map((group, index) => ({
      ...group,
      listings: [{ card: index === 1 ? longClassifiedCard : longCard, distance: { km: 1240, bearing: 90 } }],
    })),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With nothing near it takes no space. */
export const Nothing: Story = { args: { groups: [] } }
