import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompareToggle } from '../../shortlist/CompareToggle/CompareToggle.tsx'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ShareButton } from '../ShareButton/ShareButton.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'

const meta = {
  title: 'Directory/ListingToolbar',
  component: ListingToolbar,
  parameters: {
    notes: {
      use: 'Joins what one does with a listing on its page: save, compare, share. Each child is a button or a link with an icon and a word.',
      instead: 'Single buttons on a card. Buttons that belong to a form or a question stand apart.',
      keyboard: 'Tab goes from one to the next; each answers to Enter and Space.',
      screenReader: 'A group with its name; what is on is told as pressed, and by its word.',
    },
  },
  args: {
    style: { maxInlineSize: 316 },
    children: (
      <>
        <SaveToggle look="part" businessName="!Nara Dunes Lodge" />
        <CompareToggle look="part" businessName="!Nara Dunes Lodge" />
        <ShareButton title="!Nara Dunes Lodge" url="/listings/nara-dunes-lodge" />
      </>
    ),
  },
} satisfies Meta<typeof ListingToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save !Nara Dunes Lodge' }))
    await expect(canvas.getByRole('button', { name: 'Saved: !Nara Dunes Lodge' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Narrow: Story = { args: { style: { maxInlineSize: 230 } } }
