import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { BookmarkIcon, CompareIcon, ShareIcon, type IconComponent } from '../../art/Icon/index.ts'
import { ListingToolbar } from './ListingToolbar.tsx'

/** Stands for what is set on and off. */
function Toggle({ Icon, off, on }: { Icon: IconComponent; off: string; on: string }) {
  const [isOn, setOn] = useState(false)
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <Icon size={18} />
      {isOn ? on : off}
    </button>
  )
}

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
        <Toggle Icon={BookmarkIcon} off="Save" on="Saved" />
        <Toggle Icon={CompareIcon} off="Compare" on="Comparing" />
        <button type="button">
          <ShareIcon size={18} />
          Share
        </button>
      </>
    ),
  },
} satisfies Meta<typeof ListingToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Narrow: Story = { args: { style: { maxInlineSize: 230 } } }

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
