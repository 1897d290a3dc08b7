import { describe, expect, it } from 'vitest'
import * as en from '../names/en/index.ts'
import { holidays as names } from '../names/en/holidays.ts'
import { addDays } from '../time/calendarDate.ts'
import { closedRows } from './closedDates.ts'
import { hoursOn } from './hoursOn.ts'
import { holidaysAhead, namedHolidays } from './namedHolidays.ts'
import { openStatus } from './openStatus.ts'
import { HOLIDAY_COUNTRIES, isPublicHoliday } from './publicHolidays.ts'
import { readBusinessHours } from './readBusinessHours.ts'
import { gridRows, weekGrid } from './weekGrid.ts'

const YEAR = { from: '2027-01-01', days: 365 }
const WEEK = { day: 'Mon-Sat', hours: '08:00-17:00' }
const HOLIDAYS = { day: 'PH', hours: 'off' }
const NOON = Date.parse('2026-12-16T10:00Z')

it.each([
  ['ZA', '2027-12-16', 'Day of Reconciliation', true],
  ['ZA', '2027-03-29', 'Family Day', false],
  ['KE', '2027-10-20', 'Mashujaa Day', true],
  ['SN', '2027-05-06', 'Ascension Day', false],
  ['CI', '2027-05-17', 'Whit Monday', false],
  ['MA', '2027-07-30', 'Throne Day', true],
  ['ET', '2027-04-30', 'Good Friday', false],
  ['TZ', '2027-07-07', 'Saba Saba Day', true],
])('knows in %s that %s is %s', (country, date, name, isYearly) => {
  expect(namedHolidays(country, YEAR, names)).toContainEqual({ date, name, isYearly })
})

it.each(HOLIDAY_COUNTRIES)('has a name for each holiday that is sure in %s, and each closes its day', (country) => {
  const days = Array.from({ length: 365 }, (_, at) => addDays(YEAR.from, at))
  const named = namedHolidays(country, YEAR, names)
  expect(named.map(({ date }) => date)).toEqual(days.filter((day) => isPublicHoliday(day, country) === true))
  for (const { date, name, isYearly } of named) {
    const rows = [{ day: 'Daily', hours: '08:00-17:00' }, ...closedRows({ from: date, to: '', isYearly, name })]
    const read = readBusinessHours(rows, country)
    expect([name, hoursOn(read, date)]).toEqual([name, { isKnown: true, spans: [] }])
    expect(hoursOn(read, addDays(date, 1))).toMatchObject({ spans: [{ opens: 480 }] })
    expect(weekGrid(rows, country)).toMatchObject({ others: rows.slice(1), unread: [] })
    expect(gridRows(weekGrid(rows, country), en.weekdays).at(-1)).toEqual(rows[1])
  }
})

it.each(['EG', 'GH', 'ZZ', '__proto__'])('names none in %s, where they are not known', (country) =>
  expect(namedHolidays(country, YEAR, names)).toEqual([]),
)

describe('holidaysAhead', () => {
  const of = (...businessHours: readonly { day: string; hours: string }[]) =>
    holidaysAhead({ location: { country: 'ZA' }, businessHours }, NOON, names).map(({ date }) => date)

  it('are those of the coming days, the present one included', () =>
    expect(of(WEEK, HOLIDAYS)).toEqual(['2026-12-16', '2026-12-25', '2026-12-26', '2027-01-01']))

  it('are none where the hours say nothing of holidays', () => expect([of(WEEK), of()]).toEqual([[], []]))
})

describe('why a business is closed', () => {
  const location = { country: 'ZA' }
  const reason = (rows: readonly { day: string; hours: string }[], now = NOON) => {
    const holidays = holidaysAhead({ location, businessHours: rows }, now, names)
    return openStatus({ location, businessHours: rows, holidays }, { now, names: en })
  }
  const named = (date: string, isYearly: boolean, name: string) => closedRows({ from: date, to: '', isYearly, name })

  it.each([
    ['by a row of public holidays', [HOLIDAYS], 'Day of Reconciliation'],
    ['by a row with a name', named('2026-12-16', true, 'Day of Reconciliation'), 'Day of Reconciliation'],
    ['by a name of its own', named('2026-12-16', false, 'Our birthday'), 'Our birthday'],
  ])('is said %s', (_, rows, day) =>
    expect(reason([WEEK, ...rows])).toMatchObject({ state: 'closed', reason: day, opens: { time: '08:00' } }),
  )

  it.each([
    ['another day', [HOLIDAYS], Date.parse('2026-12-20T10:00Z')],
    ['a row of dates without a name', [{ day: '16 December', hours: 'Closed' }], NOON],
    ['another day than the named', named('2026-12-17', true, 'Our birthday'), NOON],
    ['a holiday with hours of its own, which are over', [{ day: 'PH', hours: '08:00-09:00' }], NOON],
  ])('is not said on %s', (_, rows, now) => {
    const status = reason([WEEK, ...rows], now)
    expect(status).not.toHaveProperty('reason')
  })
})
