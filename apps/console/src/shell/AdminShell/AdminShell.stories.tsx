import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Heading, SiteHeader } from '@dira/ui'
import { adminPages } from '../../testing/adminPages.tsx'
import { headerItems } from '../../../../../packages/ui/src/testing/siteChrome.ts'
import { AdminShell } from './AdminShell.tsx'

const meta = {
  title: 'Console/AdminShell',
  component: AdminShell,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Round every page of the administration. Counts of what nobody has read are set off; the page itself is its children.',
      instead: 'Pages for visitors have header and footer and no rail.',
      keyboard:
        'Tab goes through the header, the pages and the content. On a narrow screen the focused tab scrolls into sight.',
      screenReader: 'A navigation named ‘Admin’, the page that is shown as the current one, and the main part.',
    },
  },
  args: {
    siteHref: '/',
    header: <SiteHeader homeHref="/" items={headerItems} account={{ href: '/admin/dashboard', who: 'admin' }} />,
    pages: adminPages,
    current: '/admin/dashboard',
    onSignOut: fn(),
    onShowKeys: fn(),
    children: (
      <Heading level={1} size="h2">
        Admin Dashboard
      </Heading>
    ),
  },
} satisfies Meta<typeof AdminShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'All keys' }))
    await expect(args.onShowKeys).toHaveBeenCalledOnce()
  },
}

export const NothingToRead: Story = { args: { pages: adminPages.map((page) => ({ ...page, count: 0 })) } }
