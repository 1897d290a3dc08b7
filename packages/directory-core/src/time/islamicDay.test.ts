import { expect, it } from 'vitest'
import { addDays } from './calendarDate.ts'
import { islamicDays } from './islamicDay.ts'

it.each([
  ['2026-02-18', 9, 1],
  ['2027-02-08', 9, 1],
  ['2027-03-10', 10, 1],
  ['2026-05-27', 12, 10],
  ['2030-01-05', 9, 1],
])('may be on %s day %i/%i of the Islamic year', (date, month, day) => {
  expect(islamicDays(date)).toContainEqual({ month, day })
})

it('has every day of the calendar that Saudi Arabia prints among the days that may be, from 2020 to 2040', () => {
  const printed = new Intl.DateTimeFormat('en-GB', {
    calendar: 'islamic-umalqura',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const missed: string[] = []
  for (let date = '2020-01-01'; date < '2040-01-01'; date = addDays(date, 1)) {
    const part = (type: string) =>
      Number(printed.formatToParts(Date.parse(date)).find((one) => one.type === type)?.value)
    const [month, day] = [part('month'), part('day')]
    // The thirtieth of a long month is not in every month of the mean moon.
    if (day < 30 && !islamicDays(date).some((one) => one.month === month && one.day === day)) missed.push(date)
  }
  expect(missed).toEqual([])
})
