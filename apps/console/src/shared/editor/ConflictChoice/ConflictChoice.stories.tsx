import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConflictChoice } from './ConflictChoice.tsx'

const meta = {
  title: 'Console/ConflictChoice',
  component: ConflictChoice,
  parameters: {
    notes: {
      use: 'A field that two people changed at the same time: both values, and the one before both.',
      instead: 'Fields that only one of them changed are joined, and marked by EditorField.',
      keyboard: 'Tab goes through the buttons. The page leads here with F8 and chooses with 1 and 2.',
      screenReader: 'A group named by the field and by whether it is chosen; each button says whose value it takes.',
    },
  },
  args: {
    label: 'Description',
    mine: 'Ten stone rooms under the apricot dunes. Children from six.',
    theirs: 'Twelve stone rooms under the apricot dunes.',
    before: 'Ten stone rooms under the apricot dunes.',
    who: 'Joseph Mwangi',
    savedAt: new Date(2026, 10, 22, 9, 14),
    place: { at: 1, of: 2 },
    onChoose: fn(),
    onBoth: fn(),
  },
} satisfies Meta<typeof ConflictChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take this one: Joseph Mwangi, Description' }))
    await expect(args.onChoose).toHaveBeenCalledWith('theirs')
    await userEvent.click(canvas.getByRole('button', { name: 'Write it from both' }))
    await expect(args.onBoth).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = {
  args: { chosen: 'theirs' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }))
    await expect(args.onChoose).toHaveBeenCalledWith(undefined)
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank, and a value that is gone. */
export const Long: Story = { args: { mine: '', theirs: word, before: `${word} የአዲስ`, who: `${word}@dira.example` } }
