import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { standardCard } from '../../../testing/listingCards.ts'
import { BusinessCard } from './BusinessCard.tsx'

const meta = {
  title: 'Directory/BusinessCard',
  component: BusinessCard,
  parameters: {
    notes: {
      use: 'The business that a claim or an application is about, so that whoever writes sees that it is theirs.',
      instead: 'In a list of results a business is a ListingCard. What is being written is shown by a PhonePreview.',
      keyboard: 'No stop of its own.',
      screenReader: 'An article with the name as its heading, the place and the package.',
    },
  },
  args: {
    business: { card: standardCard, name: 'Jetty Kabeljou', place: 'Swakopmund, Namibia', tierLabel: 'Standard' },
  },
} satisfies Meta<typeof BusinessCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Jetty Kabeljou' })).toBeVisible()
  },
}

export const Beside: Story = { args: { look: 'beside' } }
