import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { SkipLink } from '../components/SkipLink/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { ToastProvider, useToasts } from '../components/Toast/index.ts'
import { AdminShell } from '../directory/AdminShell/index.ts'
import { AdminWelcome, type AdminUser } from '../directory/AdminWelcome/index.ts'
import { SiteHeader } from '../directory/SiteHeader/index.ts'
import { adminPages } from '../testing/adminPages.tsx'
import { headerItems } from '../testing/siteChrome.ts'

/** The page as the site composes it. */
function DashboardPage({ user }: { user?: AdminUser | undefined }) {
  return (
    <ToastProvider>
      <Dashboard user={user} />
    </ToastProvider>
  )
}

function Dashboard({ user }: { user: AdminUser | undefined }) {
  const toasts = useToasts()
  const [isSignedIn, setSignedIn] = useState(true)
  const signOut = () => setSignedIn(false)
  return (
    <>
      <SkipLink />
      <AdminShell
        header={<SiteHeader items={headerItems} account={{ href: '/admin/dashboard', isAdmin: isSignedIn }} />}
        pages={adminPages}
        current="/admin/dashboard"
        onSignOut={signOut}
      >
        <Stack gap={5}>
          <Heading level={1} size="h2">
            Admin Dashboard
          </Heading>
          <AdminWelcome user={user} onRefresh={() => toasts.add('Refreshing admin status...')} onSignOut={signOut} />
        </Stack>
      </AdminShell>
    </>
  )
}

const thandi: AdminUser = {
  id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa',
  email: 'thandi@dira.example',
  isAdmin: true,
}

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen' },
  args: { user: thandi },
} satisfies Meta<typeof DashboardPage>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Loading: Story = { args: { user: undefined } }

export const Inactive: Story = { args: { user: { ...thandi, isAdmin: false } } }

export const Refreshing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Status' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible())
  },
}

export const LongEmail: Story = {
  args: {
    user: { ...thandi, email: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example' },
  },
}

export const OnAPhone: Story = { ...LongEmail, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
