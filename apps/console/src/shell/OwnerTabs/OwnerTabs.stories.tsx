import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnerTabs } from './OwnerTabs.tsx'

const meta = {
  title: 'Console/OwnerTabs',
  component: OwnerTabs,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Under the head of the site, on every page of an owner.',
      instead:
        'The pages of the administration have the rail of an AdminShell; two views of the same results have ViewLinks.',
      keyboard: 'Links, one after the other.',
      screenReader:
        'A navigation ‘Your pages’; the page that is shown is the current one, and a number is read as ‘2 new’.',
    },
  },
  args: {
    tabs: [
      { href: '/owner', label: 'My listings' },
      { href: '/owner/enquiries', label: 'Enquiries', unread: 2 },
      { href: '/owner/account', label: 'Account' },
    ],
    current: '/owner',
  },
} satisfies Meta<typeof OwnerTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My listings' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Enquiries 2 new' })).toHaveAttribute('href', '/owner/enquiries')
  },
}
