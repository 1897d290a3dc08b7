import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Segments, type SegmentsProps } from './Segments.tsx'

type Method = 'eft' | 'card' | 'cash' | 'other'

/** Keeps what is chosen, as whoever shows it does. */
function Kept(props: SegmentsProps<Method>) {
  const [value, setValue] = useState(props.value)
  return (
    <Segments
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Segments',
  component: Kept,
  parameters: {
    notes: {
      use: 'One of two to four choices in few words, all of them seen.',
      instead:
        'More choices are a Select; choices that need a sentence are ChoiceRows; several at once a CheckboxGroup.',
      keyboard: 'Tab reaches the chosen one, the arrow keys choose another.',
      screenReader: 'Radio buttons in a group with the label.',
    },
  },
  args: {
    label: 'Paid by',
    options: [
      { value: 'eft', label: 'EFT' },
      { value: 'card', label: 'Card' },
      { value: 'cash', label: 'Cash' },
      { value: 'other', label: 'Other' },
    ],
    value: 'eft',
    onChange: fn(),
  },
} satisfies Meta<typeof Kept>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'EFT' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('card')
  },
}

export const NothingChosen: Story = { args: { value: undefined } }

export const HiddenLabel: Story = { args: { isLabelHidden: true } }

export const LongLabels: Story = {
  args: {
    options: [
      { value: 'eft', label: 'Überweisung auf das Konto des Verzeichnisses' },
      { value: 'card', label: 'بطاقة' },
      { value: 'cash', label: 'Espèces, contre reçu' },
    ],
  },
}
