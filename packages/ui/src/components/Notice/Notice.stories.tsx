import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component:
          'A message about the page, in the page. An error is read at once, the other tones when the screen reader is free. It has to appear after the page to be read by itself.',
      },
    },
  },
  args: { children: 'Checking admin privileges...' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = { args: { tone: 'success', children: 'Your message has been sent!' } }

export const ErrorTone: Story = { args: { tone: 'error', children: 'Please fill out all required fields' } }
