import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChipLinks } from './ChipLinks.tsx'

const meta = {
  title: 'Directory/ChipLinks',
  component: ChipLinks,
  parameters: {
    notes: {
      use: 'On a phone, last in the row of chips below the search of a list: its strongest filters, or the pages beside or below it.',
      instead: 'On a wide screen the menus of a FilterPanel and the links of a ScopeHeader; it shows nothing there.',
      keyboard: 'Tab goes from link to link; the row scrolls to the one that has the focus.',
      screenReader: 'A navigation with its name; what is chosen is told as current.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    'aria-label': 'Category',
    links: [
      { href: '#accommodation', label: 'Accommodation' },
      { href: '#shopping', label: 'Shopping', isCurrent: true },
    ],
  },
} satisfies Meta<typeof ChipLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Shopping', current: true })).toBeVisible()
  },
}

/** What a town has of each group. */
export const WithCounts: Story = {
  args: {
    'aria-label': 'What there is',
    links: [
      { href: '#eat', label: 'Eat', count: 1439 },
      { href: '#shop', label: 'Shop', count: 945, isCurrent: true },
      { href: '#around', label: 'Get around', count: 6 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Eat\s*1,439$/ })).toBeVisible()
  },
}
