import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublishedListings } from './PublishedListings.tsx'

const meta = {
  title: 'Console/PublishedListings',
  component: PublishedListings,
  parameters: {
    notes: {
      use: 'On the dashboard, beside the backup: how many listings are published, by package.',
      instead: 'What needs somebody is a NeedsBoard.',
      keyboard: 'Tab goes through the packages.',
      screenReader: 'A region with a list of links such as ‘Premium 102’; the bars are silent.',
    },
  },
  args: {
    tiers: [
      { tier: 'premium', label: 'Premium', count: 102, href: '/admin/listings?package=premium' },
      { tier: 'standard', label: 'Standard', count: 300, href: '/admin/listings?package=standard' },
      { tier: 'classified', label: 'Classified', count: 294, href: '/admin/listings?package=classified' },
    ],
  },
} satisfies Meta<typeof PublishedListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('696')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Standard 300' })).toHaveAttribute(
      'href',
      '/admin/listings?package=standard',
    )
  },
}

/** An imported directory: nobody has claimed nearly all of it. */
export const FewPaid: Story = {
  args: {
    tiers: [
      { tier: 'premium', label: 'Premium', count: 0, href: '/a' },
      { tier: 'standard', label: 'Standard', count: 3, href: '/b' },
      { tier: 'classified', label: 'Classified', count: 1, href: '/c' },
      { tier: 'unclaimed', label: 'Not yet claimed', count: 102_861, href: '/d' },
    ],
  },
}

/** A number that is not known is never 0. */
export const Loading: Story = {
  args: { tiers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/, { ignore: 'script, style, span' })).toBeNull()
  },
}
