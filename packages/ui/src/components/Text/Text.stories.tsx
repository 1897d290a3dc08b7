import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    docs: {
      description: {
        component: 'Running text. Headings are set by Heading.',
      },
    },
  },
  args: { children: 'Canvas suites on a papyrus island, reached by mokoro, with guided walks at dawn.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Lead: Story = { args: { size: 'lead', tone: 'muted' } }

export const Small: Story = { args: { size: 'small' } }

export const ErrorTone: Story = { args: { tone: 'error' } }
