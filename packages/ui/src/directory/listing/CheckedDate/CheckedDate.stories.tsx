import type { CheckSource, ShownCheck } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckedDate } from './CheckedDate.tsx'

const check = (month: string, how: CheckSource, isOld = false): ShownCheck => ({ fact: 'hours', month, how, isOld })

const meta = {
  title: 'Directory/CheckedDate',
  component: CheckedDate,
  parameters: {
    notes: {
      use: 'Below a fact of a listing that somebody checked: that it exists, its phone, its hours, its place.',
      instead: 'Where nobody checked, nothing. When a page was changed is not when it was checked.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Read as its words; the month is a time element.',
    },
  },
  args: { check: check('2026-03', 'owner') },
} satisfies Meta<typeof CheckedDate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 2026')).toHaveAttribute('datetime', '2026-03')
  },
}

export const ByTheDirectory: Story = { args: { check: check('2026-03', 'administrator') } }

export const ByACall: Story = { args: { check: check('2026-03', 'call') } }

/** That the business is there, in the head of its page. */
export const Existence: Story = {
  args: { check: { ...check('2026-03', 'call'), fact: 'existence' } },
}

/** More than twelve months ago: the needle is hollow, and the words say so too. */
export const Old: Story = { args: { check: check('2025-08', 'administrator', true) } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
