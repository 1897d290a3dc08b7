import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Directory/NotFound',
  component: NotFound,
  parameters: {
    docs: {
      description: {
        component: 'The page for an address that leads nowhere.',
      },
    },
    layout: 'fullscreen',
  },
  args: {},
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
