import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Directory/SectionHeading',
  component: SectionHeading,
  parameters: {
    docs: {
      description: {
        component: 'Opens a section of a page. One for each section, never two in a row.',
      },
    },
  },
  args: { children: 'Featured Listings' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithALink: Story = { args: { link: { href: '/listings', label: 'All Listings' } } }

export const Long: Story = {
  args: {
    children: 'Accommodation with a view of the water, from Lamu to Walvis Bay',
    link: { href: '/listings', label: 'All Listings' },
  },
}
