import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dial } from './Dial.tsx'

const meta = {
  title: 'Art/Dial',
  component: Dial,
  parameters: {
    docs: {
      description: {
        component: 'The woven compass of empty and not-found pages. Decorative.',
      },
    },
  },
  args: { style: { inlineSize: 240 } },
} satisfies Meta<typeof Dial>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Astray: Story = { args: { bearing: 142 } }
