import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component:
          'Leads to another page or place. An application supplies its own link component once, through LinkProvider. What does something on this page is a Button.',
      },
    },
  },
  args: { href: '/listings', children: 'All Listings' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Quiet: Story = { args: { look: 'quiet' } }

export const ToAnotherSite: Story = {
  args: { href: 'https://nara-dunes-lodge.example', children: 'nara-dunes-lodge.example' },
}
