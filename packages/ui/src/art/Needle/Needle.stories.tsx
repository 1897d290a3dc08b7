import type { Meta, StoryObj } from '@storybook/react-vite'
import { Needle } from './Needle.tsx'

const meta = {
  title: 'Foundations/Art/Needle',
  component: Needle,
  parameters: {
    notes: {
      use: 'The lozenge: bullet, place marker, tier mark. It takes the colour and size of the text around it.',
      instead: 'For a thing that can be pressed take an icon in an IconButton.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden: number and shape repeat what words say.',
    },
  },
  args: { style: { fontSize: 64 } },
} satisfies Meta<typeof Needle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hollow: Story = { args: { hollow: true } }

export const Half: Story = { args: { half: true } }
