import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    notes: {
      use: 'Above the heading of a page of the second rank or deeper, to show where it stands and to lead back up.',
      instead: 'A page of the first rank needs none.',
      keyboard: 'Tab goes from link to link, Enter follows one. The last item is no link and is passed over.',
      screenReader:
        'A navigation named Breadcrumbs that holds a list. Its last item is announced as the current page; the needles between are silent.',
    },
  },
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Locations', href: '/locations' }, { label: 'Kenya' }],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(trail.getAllByRole('link')).toHaveLength(2)
    await userEvent.tab()
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveFocus()
    await expect(canvas.getByText('Kenya')).toHaveAttribute('aria-current', 'page')
  },
}

/** It wraps, and no name is cut off. */
export const Long: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Locations', href: '/locations' },
      { label: 'Democratic Republic of the Congo', href: '/locations/dr-congo' },
      { label: 'Kongo Central, the province of the river and the sea' },
    ],
  },
}

export const OnePage: Story = { args: { items: [{ label: 'Home' }] } }
