import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: {
    docs: {
      description: {
        component: 'A link that looks like a button, for the one way on. Enter follows it; it is announced as a link.',
      },
    },
  },
  args: { href: '/listings', children: 'Back to Listings' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Secondary: Story = { args: { variant: 'secondary' } }
