import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    notes: {
      use: 'Above a form that is filled in step by step.',
      instead: 'Pagination goes through a list; Breadcrumbs say where a page lies.',
      keyboard: 'It never has the focus: buttons of the form lead on and back.',
      screenReader:
        'A list of the steps; the one that is shown is the current step, and those before it are said to be done.',
    },
  },
  args: {
    steps: [
      { name: 'Package', note: 'Standard, R995/year' },
      { name: 'Your business', note: 'Name, place, contact' },
      { name: 'Your page', note: 'Description, hours' },
      { name: 'Check and send', note: 'Read it once more' },
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}

export const First: Story = { args: { current: 0 } }

export const Last: Story = { args: { current: 3 } }
