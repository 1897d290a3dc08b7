import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../LinkButton/index.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: 'Says that there is nothing, why, and the way on. For a message beside content use Notice.',
      },
    },
  },
  args: { heading: 'No saved listings yet', children: 'Save a listing and it waits for you here.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAWayOn: Story = { args: { actions: <LinkButton href="/listings">Explore listings</LinkButton> } }

export const WholePage: Story = {
  args: { size: 'page', headingLevel: 1, actions: <LinkButton href="/">Return to Home</LinkButton> },
}
