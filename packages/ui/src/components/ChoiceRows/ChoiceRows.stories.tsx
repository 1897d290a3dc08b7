import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChoiceRows } from './ChoiceRows.tsx'

const meta = {
  title: 'Components/ChoiceRows',
  component: ChoiceRows,
  parameters: {
    notes: {
      use: 'A choice of one from two to five, where each needs a line that explains it, such as the package of a listing.',
      instead: 'A Select for many or for what needs no explanation; Segments for two to four short words.',
      keyboard: 'Tab reaches the choice, arrow keys move in it, Space chooses.',
      screenReader: 'Radio buttons of one group, each read with its line.',
    },
  },
  args: {
    label: 'Package',
    rows: [
      { value: 'classified', label: 'Classified', end: 'R595/year', note: 'Name, place and phone number' },
      {
        value: 'standard',
        label: 'Standard',
        end: 'R995/year',
        note: 'And description, e-mail, website and 6 photographs',
      },
      {
        value: 'premium',
        label: 'Premium',
        end: 'R1995/year',
        note: 'And hours, offers, social links and 10 photographs',
      },
    ],
    value: 'standard',
    onChange: fn(),
  },
  render: function Choosing({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value)
    return (
      <ChoiceRows
        {...args}
        value={chosen}
        onChange={(next) => {
          onChange(next)
          setChosen(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ChoiceRows>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Premium/ }))
    await expect(args.onChange).toHaveBeenCalledWith('premium')
    await expect(canvas.getByRole('radio', { name: /Premium/ })).toBeChecked()
  },
}

export const NoneChosen: Story = { args: { value: undefined } }
