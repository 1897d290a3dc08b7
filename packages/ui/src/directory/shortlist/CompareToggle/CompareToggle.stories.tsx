import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EachState, State, States } from '../../../testing/StateSheet.tsx'
import { CompareToggle } from './CompareToggle.tsx'

const meta = {
  title: 'Directory/CompareToggle',
  component: CompareToggle,
  parameters: {
    notes: {
      use: 'Chooses a listing to be compared with others. Say `isFull` once as many others are chosen as fit side by side: it stays where it is and tells why nothing happens.',
      instead: 'SaveToggle keeps a listing for later. In the shortlist each row has a checkbox.',
      keyboard: 'Enter and Space switch it. It can be reached when it is full too.',
      screenReader:
        'A toggle button, ‘Compare’ with the name of the business. When it is full: dimmed, with the reason as its description.',
    },
  },
  args: { businessName: '!Nara Dunes Lodge', look: 'part', onChange: fn() },
} satisfies Meta<typeof CompareToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare !Nara Dunes Lodge', pressed: false }))
    const comparing = canvas.getByRole('button', { name: 'Comparing !Nara Dunes Lodge', pressed: true })
    await expect(comparing.textContent).toBe('Comparing')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const PartStates: Story = {
  render: (args) => (
    <States room="wide">
      <EachState of={<CompareToggle {...args} />} />
      <State name="Chosen" of={<CompareToggle {...args} isSelected />} />
      <State name="Full" of={<CompareToggle {...args} isFull />} />
    </States>
  ),
}

export const CornerStates: Story = { ...PartStates, args: { look: 'corner' } }
