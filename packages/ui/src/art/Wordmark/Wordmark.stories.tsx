import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Foundations/Art/Wordmark',
  component: Wordmark,
  parameters: {
    notes: {
      use: 'The name of the directory, in the colour of the text and as high as the text.',
      instead: 'Where there is no room for the name take the app icon.',
      keyboard: 'Nothing: put it in the link that leads home.',
      screenReader: 'An image with the name of the directory.',
    },
  },
  args: { style: { fontSize: 96 } },
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
