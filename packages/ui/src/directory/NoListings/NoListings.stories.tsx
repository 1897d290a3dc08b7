import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { NoListings } from './NoListings.tsx'

const meta = {
  title: 'Directory/NoListings',
  component: NoListings,
  parameters: {
    docs: {
      description: {
        component: 'Stands where the list would be. The line with the numbers stays above it.',
      },
    },
  },
  args: {},
} satisfies Meta<typeof NoListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAWayOut: Story = {
  args: {
    actions: (
      <LinkButton variant="secondary" href="/listings">
        Clear search
      </LinkButton>
    ),
  },
}
