import { closedRows, type BusinessHours, type DayHours } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { HoursEditor } from './HoursEditor.tsx'

const open = (...spans: { opens: number; closes: number }[]): DayHours => ({ isKnown: true, spans })
const HOLIDAYS = [
  { date: '2026-12-16', name: 'Day of Reconciliation', isYearly: true },
  { date: '2027-03-26', name: 'Good Friday', isYearly: false },
]
const long = open({ opens: 360, closes: 1260 })

const meta = {
  title: 'Directory/HoursEditor',
  component: HoursEditor,
  parameters: {
    notes: {
      use: 'To set the opening of each day of a week; the week is written as rows by gridRows of directory-core.',
      instead: 'To show hours: BusinessHours.',
      keyboard:
        'Tab to a day, Enter opens it; arrow keys choose between open, closed and all day; the times are written.',
      screenReader: 'A list of seven buttons, each with its day and hours, expanded or not.',
    },
  },
  args: {
    week: [long, long, long, long, open({ opens: 360, closes: 840 }, { opens: 960, closes: 1560 }), long, open()],
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [week, setWeek] = useState(args.week)
    return <HoursEditor {...args} week={week} onChange={setWeek} />
  },
} satisfies Meta<typeof HoursEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { note: 'Visitors read now: “Closed, opens Monday 06:00”.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the break' }))
    await expect(canvas.queryByRole('button', { name: 'Remove the break' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Opens, later' }))
    await expect(canvas.getByRole('button', { name: /^Friday/ })).toHaveTextContent('06:30 – 02:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to other days' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to 6 days' }))
    await expect(canvas.getByRole('button', { name: /^Sunday/ })).toHaveTextContent('06:30 – 02:00')
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }))
    await expect(canvas.getByRole('button', { name: /^Friday/ })).toHaveTextContent('Closed')
  },
}

/** What was written could not be read. */
export const Unread: Story = {
  args: { week: Array.from({ length: 7 }, (): DayHours => ({ isKnown: false })), unread: ['Daily till late'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It says “Daily till late”. Set the days, and that line goes.')).toBeVisible()
  },
}

/** Days that are not as their week. */
export const SpecialDays: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState<readonly BusinessHours[]>([])
    return <HoursEditor {...args} special={{ rows, onChange: setRows, closedRows, holidays: HOLIDAYS }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Closed on public holidays' }))
    await expect(canvas.getByText('Public holidays: Closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Closed on one public holiday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Day of Reconciliation (16 December)' }))
    await expect(canvas.getByText('Day of Reconciliation (16 December): Closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Closed on one public holiday' }))
    await expect(canvas.getByRole('button', { name: 'Good Friday (26 March 2027)' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Day of Reconciliation (16 December)' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Closed on other days' }))
    await userEvent.type(canvas.getByLabelText('First day closed'), '2026-12-26')
    await userEvent.click(canvas.getByRole('button', { name: 'Add these days' }))
    await expect(canvas.getByText('26 December: Closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Public holidays' }))
    await expect(canvas.queryByText('Public holidays: Closed')).toBeNull()
  },
}
