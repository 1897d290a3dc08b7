import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Art/Wordmark',
  component: Wordmark,
  parameters: {
    docs: {
      description: {
        component: 'The name of the directory. It is drawn in the colour of the text and as high as the text.',
      },
    },
  },
  args: { style: { fontSize: 96 } },
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
