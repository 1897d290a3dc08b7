import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Directory/NotFound',
  component: NotFound,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'All of the page for an address that leads nowhere, between header and footer.',
      instead: 'A listing that is gone has ListingNotFound, a search without results NoListings.',
      keyboard: 'One stop: Return to Home.',
      screenReader: 'The heading of the page, a sentence, and the way home. Dial and landscape are passed over.',
    },
  },
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}
