import { englishCount } from '@dira/ui'
import type { CalendarDate } from '@dira/directory-core'
import type { WeekOfNumbers } from './WeeklyNumbers.tsx'

// Days of the calendar are read as midnight UTC.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const counted = (count: number, one: string) => `${englishCount(count)} ${one}${count === 1 ? '' : 's'}`
const of = ({ views, contacts }: WeekOfNumbers) => `${counted(views, 'view')}, ${counted(contacts, 'contact')}`

/** What WeeklyNumbers says by itself. */
export const weeklyNumbersMessages = {
  views: (count: number) => (count === 1 ? 'view' : 'views'),
  contacts: (count: number) => (count === 1 ? 'contact' : 'contacts'),
  thisWeek: 'this week',
  day: (week: CalendarDate) => day.format(new Date(week)),
  picture: (now: WeekOfNumbers, before: WeekOfNumbers | undefined) =>
    `This week so far ${of(now)}${before ? `; last week ${englishCount(before.views)} and ${englishCount(before.contacts)}` : ''}`,
  table: 'As a table',
  caption: 'Views and contacts by week',
  week: 'Week of',
  viewsColumn: 'Views',
  contactsColumn: 'Contacts',
  soFar: 'so far',
  began: (on: CalendarDate, daysAgo: number) =>
    `Counting began ${daysAgo === 0 ? 'today' : daysAgo === 1 ? 'yesterday' : `on ${weekday.format(new Date(on))}`}.`,
}
