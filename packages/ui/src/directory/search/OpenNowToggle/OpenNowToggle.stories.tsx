import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../../testing/StateSheet.tsx'
import { OpenNowToggle } from './OpenNowToggle.tsx'

const meta = {
  title: 'Directory/OpenNowToggle',
  component: OpenNowToggle,
  parameters: {
    notes: {
      use: 'In the FilterBar of a list: narrows it to what is known to be open at this moment. Where only the browser knows the moment, give `most` from the start and `count` when it is known: nothing moves.',
      instead: 'Whether one business is open is told by OpenNow.',
      keyboard: 'Enter and Space switch it.',
      screenReader: 'A toggle button ‘Open now’ with the number of its results, pressed while the list is narrowed.',
    },
  },
  args: { action: '/listings', most: 145, count: 12, onChange: fn() },
} satisfies Meta<typeof OpenNowToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function ToggleThatKeeps({ onChange, ...args }) {
    const [isSelected, setIsSelected] = useState(false)
    return (
      <OpenNowToggle
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setIsSelected(next)
          onChange(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open now.*12 results$/, pressed: false }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const OffAndOn: Story = {
  render: (args) => (
    <States>
      <State name="off" of={<OpenNowToggle {...args} />} />
      <State name="on" of={<OpenNowToggle {...args} isSelected />} />
      <State name="its number is coming" of={<OpenNowToggle {...args} count={undefined} />} />
      <State name="none" of={<OpenNowToggle {...args} count={0} />} />
      <State name="without a number" of={<OpenNowToggle action="/listings" onChange={args.onChange} />} />
    </States>
  ),
}
