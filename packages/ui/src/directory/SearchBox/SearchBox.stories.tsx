import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from './SearchBox.tsx'

const meta = {
  title: 'Directory/SearchBox',
  component: SearchBox,
  parameters: {
    docs: {
      description: {
        component:
          'The search of the directory: a GET form that works without script. With onSearch the application navigates; a blank does nothing.',
      },
    },
  },
  args: { action: '/listings' },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: 'carnivore' } }
