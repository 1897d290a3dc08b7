import { englishCount } from '../../../messages/count.ts'

/** What HoursEditor says by itself. */
export const hoursEditorMessages = {
  open: 'Open',
  closed: 'Closed',
  allDay: 'All day',
  notSet: 'Not set',
  how: (day: string) => `${day}: open or closed`,
  opens: 'Opens',
  opensAgain: 'Opens again',
  closes: 'Closes',
  earlier: (time: string) => `${time}, earlier`,
  later: (time: string) => `${time}, later`,
  addBreak: 'Add a break',
  removeBreak: 'Remove the break',
  copy: 'Copy to other days',
  copyTo: 'Copy to',
  apply: (count: number) => `Copy to ${englishCount(count)} ${count === 1 ? 'day' : 'days'}`,
  specialDays: 'Special days',
  closedOnHolidays: 'Closed on public holidays',
  closedOnDates: 'Closed on other days',
  firstDay: 'First day closed',
  lastDay: 'Last day closed',
  everyYear: 'Every year',
  addDates: 'Add these days',
  removeSpecial: (day: string) => `Remove ${day}`,
  unread: (text: string) => `It says “${text}”. Set the days, and that line goes.`,
}
