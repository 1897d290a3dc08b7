import { expect, it } from 'vitest'
import { closedRows } from './closedDates.ts'
import { readBusinessHours } from './readBusinessHours.ts'

it.each([
  ['a day of every year', '2026-12-26', '', true, ['26 December'], { from: '12-26', to: '12-26' }],
  [
    'a day of one year',
    '2026-12-26',
    '2026-12-26',
    false,
    ['26 December 2026'],
    { from: '2026-12-26', to: '2026-12-26' },
  ],
  ['a season', '2026-04-01', '2026-05-31', true, ['1 April - 31 May'], { from: '04-01', to: '05-31' }],
  [
    'a turn of every year',
    '2026-12-24',
    '2027-01-02',
    true,
    ['24 December - 2 January'],
    { from: '12-24', to: '01-02' },
  ],
])('%s is a row that is read', (_, from, to, isYearly, days, dates) => {
  const rows = closedRows({ from, to, isYearly })
  expect(rows).toEqual(days.map((day) => ({ day, hours: 'Closed' })))
  expect(readBusinessHours(rows).rows[0]).toMatchObject({ spans: [], days: { rules: [{ weekdays: [], dates }] } })
})

it('the turn of one year is a row for either year', () => {
  const rows = closedRows({ from: '2026-12-24', to: '2027-01-02', isYearly: false })
  expect(rows.map(({ day }) => day)).toEqual(['24 December 2026 - 31 December 2026', '1 January 2027 - 2 January 2027'])
  expect(readBusinessHours(rows).rows.every(({ days }) => days !== undefined)).toBe(true)
})

it('public holidays are read', () => {
  const read = readBusinessHours(closedRows('holidays'))
  expect(read.rows).toMatchObject([{ spans: [], days: { rules: [{ dates: 'public holidays' }] } }])
})
