import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerLinks } from '../../testing/siteChrome.ts'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Directory/SiteHeader',
  component: SiteHeader,
  parameters: {
    docs: {
      description: {
        component:
          'The head of every page. Its links are the pages that exist; the current one is marked for the eye and for screen readers.',
      },
    },
    layout: 'fullscreen',
  },
  args: { links: headerLinks },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const CurrentPage: Story = { args: { current: '/listings' } }

export const ManyLinks: Story = {
  args: {
    links: ['All Listings', 'Categories', 'Locations', 'About', 'Pricing', 'Contact', 'Classifieds'].map((label) => ({
      href: `/${label}`,
      label,
    })),
  },
}
