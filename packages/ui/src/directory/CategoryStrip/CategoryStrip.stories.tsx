import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeCategories } from '../../testing/siteChrome.ts'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = {
  title: 'Directory/CategoryStrip',
  component: CategoryStrip,
  parameters: {
    docs: {
      description: {
        component: 'The categories of the home page. Each panel is one link.',
      },
    },
  },
  args: { items: homeCategories },
} satisfies Meta<typeof CategoryStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithALinkToAll: Story = { args: { link: { href: '/categories', label: 'All categories' } } }
