import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AdminWelcome } from './AdminWelcome.tsx'

const thandi = { id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa', email: 'thandi@dira.example', isAdmin: true }

const meta = {
  title: 'Console/AdminWelcome',
  component: AdminWelcome,
  parameters: {
    notes: {
      use: 'On the dashboard: who is signed in, and whether they may manage the guide. Leave `user` out while the session loads.',
      instead: 'What an administrator has to do stands in lists of its own.',
      keyboard: 'Tab goes to ‘Refresh Status’ and ‘Sign Out’.',
      screenReader: 'A region named ‘Welcome’ with a list of terms. A change of the status is announced.',
    },
  },
  args: { user: thandi, onRefresh: fn(), onSignOut: fn() },
} satisfies Meta<typeof AdminWelcome>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { user: undefined } }

export const Inactive: Story = { args: { user: { ...thandi, isAdmin: false } } }

/** The service cannot be asked: whoever the stored session names is not shown. */
export const Unconfirmed: Story = { args: { user: { isAdmin: false } } }

export const Refreshing: Story = { args: { isRefreshing: true } }

export const LongEmail: Story = {
  args: {
    user: { ...thandi, email: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example' },
  },
}
