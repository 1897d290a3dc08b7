import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sampleWeeks } from '../../../testing/sampleOwner.ts'
import { WeeklyNumbers } from './WeeklyNumbers.tsx'

const meta = {
  title: 'Console/WeeklyNumbers',
  component: WeeklyNumbers,
  parameters: {
    notes: {
      use: 'How often a listing was seen and contacted in the last eight weeks, for its owner.',
      instead: 'What waits for an administrator is counted by NeedsBoard.',
      keyboard: 'Enter opens the table.',
      screenReader: 'One image that says this week and the last; the table has all of them.',
    },
  },
  args: { weeks: sampleWeeks },
} satisfies Meta<typeof WeeklyNumbers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: 'This week so far 184 views, 9 contacts; last week 171 and 6' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('As a table'))
    const table = within(canvas.getByRole('table', { name: 'Views and contacts by week' }))
    await waitFor(() => expect(table.getByRole('row', { name: '16 Nov, so far 184 9' })).toBeVisible())
    await expect(table.getAllByRole('row')).toHaveLength(9)
  },
}

/** Above nine contacts the number takes the place of the lozenges. */
export const ManyContacts: Story = {
  args: { weeks: sampleWeeks.map((week) => ({ ...week, views: week.views * 90, contacts: week.contacts * 40 })) },
}

export const BeganToday: Story = {
  args: { weeks: [{ week: '2026-11-16', views: 1, contacts: 0 }], began: { on: '2026-11-22', daysAgo: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counting began today.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'This week so far 1 view, 0 contacts' })).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { weeks: sampleWeeks.map((week) => ({ ...week, views: 0, contacts: 0 })) },
}
