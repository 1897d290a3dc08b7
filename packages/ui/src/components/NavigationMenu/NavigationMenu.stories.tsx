import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NavigationMenu } from './NavigationMenu.tsx'

const explore = [
  { href: '/listings', label: 'All Listings', description: 'Browse all businesses across Africa' },
  { href: '/categories', label: 'Categories', description: 'Find businesses by industry or service type' },
  { href: '/locations', label: 'Locations', description: 'Discover businesses by region or city' },
  { href: '/classifieds', label: 'Classifieds', description: 'Browse all classified listings' },
]

const meta = {
  title: 'Components/NavigationMenu',
  component: NavigationMenu,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The main navigation of a wide screen: pages in a row, some of them gathered in a menu with a line on each. Every link is in the document, and works without script.',
      instead:
        'On a narrow screen the same pages stand in a Sheet with `side="full"`. Choices that change the page are a Popover; the way back up is Breadcrumbs.',
      keyboard:
        'Enter and Space on a trigger open and close its menu; the arrow down opens it and goes to its first link, the arrows lead on from there. Escape closes and goes back to the trigger; Tab goes on through the links, and closes the menu behind.',
      screenReader:
        'A navigation with its label, a list of links and triggers; a trigger is announced as expanded or collapsed, the page one is on as current.',
    },
  },
  args: {
    'aria-label': 'Main',
    items: [
      { label: 'Explore', links: explore },
      { href: '/about', label: 'About' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/contact', label: 'Contact' },
      { href: '/classifieds', label: 'Classifieds' },
    ],
  },
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

export const Playground: Story = { tags: ['!autodocs'] }

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
      { label: 'Explore', links: explore },
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

export const Dark: Story = { ...opened, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...opened, globals: { direction: 'rtl' } }

/** Without script it works the same by a press, as here on a narrow screen by a finger. */
export const Narrow: Story = { ...opened, globals: { viewport: { value: 'narrow' } } }
