import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { headerItems } from '../../../testing/siteChrome.ts'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Directory/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The head of every page, once, with a SkipLink before it. Give `current` on the pages that it names, and `account` where there is an admin area; which word its button bears may turn out late, its room is kept.',
      instead:
        'The navigation alone is NavigationMenu. The links at the end of a page are SiteFooter, those inside a section are its own.',
      keyboard:
        'Tab goes from the wordmark through the navigation to the theme and the button. On a narrow screen Enter or Space opens the menu, Escape closes it, and the focus goes back to its button.',
      screenReader:
        'A banner with a navigation named Main. The menu of a narrow screen is a dialog named Menu, with the same links in one list.',
    },
  },
  args: {
    homeHref: '/',
    items: headerItems,
    account: { href: '/admin', who: 'visitor' },
    shortlist: { href: '/shortlist', count: 3 },
    comparison: { href: '/compare', count: 2 },
  },
} satisfies Meta<typeof SiteHeader>

const page = within(document.body)

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const login = canvas.getByRole('link', { name: 'Admin/Login' })
    await expect(login).toBeVisible()
    await userEvent.click(canvas.getByText('Explore'))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Locations/ })).toBeVisible())
  },
}

export const NothingSaved: Story = {
  args: { shortlist: { href: '/shortlist', count: 0 }, comparison: { href: '/compare', count: 0 } },
}

export const SignedInOwner: Story = { args: { account: { href: '/owner', who: 'owner' } } }

export const SignedInAdmin: Story = { args: { account: { href: '/admin/dashboard', who: 'admin' } } }

export const CurrentPage: Story = { args: { current: '/pricing' } }

/** The page is in the menu: the menu's word is marked with it. */
export const CurrentPageInMenu: Story = { args: { current: '/categories' } }

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: '/listings' },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' })
    await step('Space opens it, at the button that closes it', async () => {
      button.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toHaveFocus())
    })
    await step('Escape closes it and goes back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    })
    await userEvent.click(button)
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'About' })).toBeVisible())
  },
}
