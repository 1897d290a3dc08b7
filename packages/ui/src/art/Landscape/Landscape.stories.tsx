import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landscape } from './Landscape.tsx'

const meta = {
  title: 'Art/Landscape',
  component: Landscape,
  parameters: {
    docs: {
      description: {
        component: 'The hero and the strip that closes a not-found page. Day or night go with the theme.',
      },
    },
    layout: 'fullscreen',
  },
  args: { crop: 'strip' },
} satisfies Meta<typeof Landscape>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
