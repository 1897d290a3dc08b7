import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Directory/SectionHeading',
  component: SectionHeading,
  parameters: {
    notes: {
      use: 'Opens a section of a page: one for each, never two in a row. Its id names the section by `aria-labelledby`.',
      instead: 'The title of a page, and headings inside a section, are a Heading.',
      keyboard: 'Its link is one stop.',
      screenReader: 'A heading, then the link to all of it. The rule and its woven tab are passed over.',
    },
  },
  args: { children: 'Featured Listings' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Listings' })).toBeVisible()
  },
}

export const WithALink: Story = { args: { link: { href: '/listings', label: 'All Listings' } } }

export const Long: Story = {
  args: {
    children: 'Accommodation with a view of the water, from Lamu to Walvis Bay',
    link: { href: '/listings', label: 'All Listings' },
  },
}
