import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'Does something on this page: primary for the one way on, sun for the same on a dark field, secondary for all else. What leads to another page is a LinkButton. Enter and Space press it.',
      },
    },
  },
  args: { children: 'Search' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Refresh Status' } }

export const Sun: Story = {
  args: { variant: 'sun', children: 'See pricing' },
  globals: { theme: 'dark' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Busy: Story = { args: { isPending: true, children: 'Logging in...' } }
