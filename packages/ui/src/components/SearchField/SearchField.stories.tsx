import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component:
          'A native search field in a frame. It keeps its own text, or the parent keeps it. Enter submits the form around it; Escape empties it where the browser does that. For the search of the directory use SearchBox.',
      },
    },
  },
  args: {
    label: 'Search businesses',
    clearLabel: 'Clear search',
    name: 'search',
    placeholder: 'Business name or place',
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: 'Okavango' } }
