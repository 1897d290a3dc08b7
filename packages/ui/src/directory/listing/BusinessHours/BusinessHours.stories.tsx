import { readBusinessHours, rowsOfDay } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longDetail, premiumDetail } from '../../../testing/listingDetails.ts'
import { BusinessHours } from './BusinessHours.tsx'

const week = premiumDetail.businessHours
const long = longDetail.businessHours
/** The rows that count on a day, Monday being 0. */
const on = (rows: typeof week, weekday: number) => rowsOfDay(readBusinessHours(rows).rows, weekday)

const meta = {
  title: 'Directory/BusinessHours',
  component: BusinessHours,
  parameters: {
    notes: {
      use: 'Lists the hours of a business as its owner wrote them. `today` marks the rows that count today where the business is; leave it out where no clock is known, as in the HTML of a server.',
      instead: 'OpenNow says in a word whether it is open. A Table for anything with more columns.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'A list of days and their hours; of today’s it is said that it is today.',
    },
  },
  args: { rows: week, today: on(week, 3), style: { maxInlineSize: 448 } },
} satisfies Meta<typeof BusinessHours>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(days).toEqual(week.map(({ day }) => (day === 'Thursday' ? 'Thursday, today' : day)))
    const hours = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(hours).toEqual(week.map((row) => row.hours))
  },
}

/** As it comes from a server. */
export const WithoutToday: Story = { args: { today: [] } }

/** Hours that say something of public holidays, some of which are near. */
export const WithHolidays: Story = {
  args: {
    rows: [...week, { day: 'Public holidays', hours: 'Closed' }],
    holidays: [
      { date: '2026-12-16', name: 'Day of Reconciliation', isYearly: true },
      { date: '2026-12-25', name: 'Christmas Day', isYearly: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 16 December')).toBeVisible()
  },
}

/** Rows of several days, and words instead of hours. */
export const AsOwnersWriteThem: Story = { args: { rows: long, today: on(long, 1) } }
