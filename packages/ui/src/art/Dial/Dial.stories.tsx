import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dial } from './Dial.tsx'

const meta = {
  title: 'Foundations/Art/Dial',
  component: Dial,
  parameters: {
    notes: {
      use: 'The woven compass of empty and not-found pages, whose stray needle says that the way was lost; `plain` as a mark beside the heading of a step.',
      instead: 'For where something is take LocatorArt.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden: the sentence below it says what happened.',
    },
  },
  args: { style: { inlineSize: 240 } },
} satisfies Meta<typeof Dial>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Astray: Story = { args: { bearing: 142 } }

export const Plain: Story = { args: { look: 'plain', bearing: -58, style: { inlineSize: 110 } } }
