import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingNotFound } from './ListingNotFound.tsx'

const meta = {
  title: 'Directory/ListingNotFound',
  component: ListingNotFound,
  parameters: {
    docs: {
      description: {
        component: 'The page for a listing that does not exist.',
      },
    },
    layout: 'fullscreen',
  },
  args: {},
} satisfies Meta<typeof ListingNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
