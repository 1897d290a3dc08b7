import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { headerItems } from '../../testing/siteChrome.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

const meta = {
  title: 'Components/NavigationMenu',
  component: NavigationMenu,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The main navigation of a wide screen: pages in a row, some of them gathered in a menu with a line on each. Every link is in the document, and works without script.',
      instead:
        'On a narrow screen the same pages stand in a Sheet with `side="full"`. Choices that change the page are a Disclosure; the way back up is Breadcrumbs.',
      keyboard:
        'Enter and Space on a trigger open and close its menu; the arrow down opens it and goes to its first link, the arrows lead on from there. Escape closes and goes back to the trigger; Tab goes on through the links, and closes the menu behind.',
      screenReader:
        'A navigation with its label, a list of links and triggers; a trigger is announced as expanded or collapsed, the page one is on as current.',
    },
  },
  args: { 'aria-label': 'Main', items: headerItems },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: 72, paddingInline: 16, borderBlockEnd: '2px solid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByText('Explore')
    const first = canvas.getByRole('link', { name: /All Listings/, hidden: true })
    await step('It opens under a pointer that rests on it, and closes when that leaves', async () => {
      await userEvent.hover(trigger)
      await waitFor(() => expect(first).toBeVisible())
      await userEvent.unhover(trigger)
      await waitFor(() => expect(first).not.toBeVisible())
    })
    await step('The arrow down opens it and goes to the first link', async () => {
      trigger.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(first).toHaveFocus()
    })
    await step('Escape closes it and goes back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(first).not.toBeVisible())
      await expect(trigger).toHaveFocus()
    })
    await userEvent.click(trigger)
    await waitFor(() => expect(first).toBeVisible())
  },
}

const opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Explore'))
    await waitFor(() => expect(canvas.getByRole('link', { name: /All Listings/ })).toBeVisible())
  },
}

/** The page one is on is marked in its menu, and the menu's trigger with it. */
export const CurrentPageInMenu: Story = { ...opened, args: { current: '/locations' } }

export const CurrentPage: Story = { args: { current: '/about' } }

/** Two menus: from one to the next there is no waiting. */
export const TwoMenus: Story = {
  args: {
    items: [
      ...headerItems.slice(0, 1),
      {
        label: 'Owners',
        links: [
          { href: '/pricing', label: 'Pricing' },
          { href: '/get-listed', label: 'Get listed' },
        ],
      },
    ],
  },
}
