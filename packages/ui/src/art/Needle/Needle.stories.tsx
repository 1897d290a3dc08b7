import type { Meta, StoryObj } from '@storybook/react-vite'
import { Needle } from './Needle.tsx'

const meta = {
  title: 'Art/Needle',
  component: Needle,
  parameters: {
    docs: {
      description: {
        component:
          'The lozenge: bullet, place marker, tier mark. It takes the colour and size of the text around it. Decorative.',
      },
    },
  },
  args: { style: { fontSize: 64 } },
} satisfies Meta<typeof Needle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hollow: Story = { args: { hollow: true } }
