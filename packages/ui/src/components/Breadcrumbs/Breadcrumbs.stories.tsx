import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component:
          'Shows where a page stands in the site. A page of the first rank needs none. Screen readers hear a navigation named Breadcrumbs whose last item is the current page.',
      },
    },
  },
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Locations', href: '/locations' }, { label: 'Kenya' }],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

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
