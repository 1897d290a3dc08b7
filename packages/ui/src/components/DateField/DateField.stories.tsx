import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  parameters: {
    notes: {
      use: 'For a day: it is written as people write one, and the field says how it was understood.',
      instead: 'A weekday or a span of hours belongs to the HoursEditor.',
      keyboard: 'Typing, then Tab to the button that opens the calendar of the browser.',
      screenReader: 'A text field. What was understood is announced and describes it.',
    },
  },
  args: { label: 'Paid until', name: 'paidUntil', value: '2027-03-12', today: '2026-11-28', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day)
          args.onChange(day)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Paid until' })
    await expect(field).toHaveValue('12 March 2027')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.type(field, 'in 3 months')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28')
    await expect(canvas.getByText(/^Sunday,? 28 February 2027$/)).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('28 February 2027')
  },
}

/** Two readings: the language decides, and the field says so. */
export const Ambiguous: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '03/04/2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-03')
    await expect(canvas.getByText(/^Read as Saturday,? 3 April 2027\. If you mean 4 March 2027/)).toBeVisible()
  },
}

/** What cannot be read stays, and nothing is guessed. */
export const Unread: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'some day')
    await userEvent.tab()
    await expect(canvas.getByText(/^Write a day, such as/)).toBeVisible()
    await expect(field).toHaveValue('some day')
  },
}
