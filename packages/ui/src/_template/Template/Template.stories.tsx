import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Template } from './Template.tsx'

const meta = {
  title: 'Components/Template',
  component: Template,
  tags: ['!dev', '!autodocs'], // in the template only: it is tested, but not on show
  parameters: {
    notes: {
      use: 'Say when this is the right component.',
      instead: 'Name the components that are right in the neighbouring cases.',
      keyboard: 'Say which keys do what, or that it never has the focus.',
      screenReader: 'Say what is announced: a region with its label.',
    },
  },
  args: { children: 'What stands in it.' },
} satisfies Meta<typeof Template>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('What stands in it.')
  },
}

export const Framed: Story = { args: { look: 'framed' } }
