import { expect, it } from 'vitest'
import { openingHours, specialHours } from './openingHours.ts'

const NOON = new Date('2026-11-28T12:00Z')
const WEEK = { day: 'Mon-Fri', hours: '08:00-17:00' }
const closed = { opens: '00:00', closes: '00:00' }

it.each([
  [
    '26 December',
    'Closed',
    [
      ['2026-12-26', '2026-12-26'],
      ['2027-12-26', '2027-12-26'],
    ],
    closed,
  ],
  [
    '24 December - 2 January',
    'Closed',
    [
      ['2026-12-24', '2027-01-02'],
      ['2027-12-24', '2028-01-02'],
    ],
    closed,
  ],
  ['24 December 2026', '08:00-12:00', [['2026-12-24', '2026-12-24']], { opens: '08:00', closes: '12:00' }],
])('says to search engines that %s is %s', (day, hours, dates, times) => {
  const rows = [WEEK, { day, hours }]
  const expected = dates.map(([validFrom, validThrough]) => ({ validFrom, validThrough, ...times }))
  expect(specialHours(rows, 'ZA', { instant: NOON })).toMatchObject(expected)
  // The week stays.
  expect(openingHours(rows, 'ZA')).toHaveLength(5)
})

it('names public holidays as a day', () => {
  const holidays = { dayOfWeek: 'https://schema.org/PublicHolidays' }
  const of = (hours: string) => specialHours([WEEK, { day: 'Public holidays', hours }], 'ZA', { instant: NOON })
  expect(of('Closed')).toMatchObject([{ ...holidays, ...closed }])
  expect(of('9:00-12:00, 14:00-16:00')).toMatchObject([{ opens: '09:00', closes: '12:00' }, { opens: '14:00' }])
})

it.each([
  ['Day of Reconciliation (16 December)', 'Closed', ['2026-12-16', '2027-12-16'], 'Day of Reconciliation'],
  ['Good Friday (26 March 2027)', '09:00-12:00', ['2027-03-26'], 'Good Friday'],
])('names the day of %s', (day, hours, dates, name) => {
  const said = specialHours([WEEK, { day, hours }], 'ZA', { instant: NOON })
  expect(said).toMatchObject(dates.map((date) => ({ validFrom: date, validThrough: date, name })))
})

it('says the public holidays around by their names, too', () => {
  const holidays = [{ date: '2026-12-16', name: 'Day of Reconciliation', isYearly: true }]
  const said = specialHours([WEEK, { day: 'PH', hours: 'off' }], 'ZA', { instant: NOON, holidays })
  expect(said).toMatchObject([
    { dayOfWeek: 'https://schema.org/PublicHolidays' },
    { validFrom: '2026-12-16', validThrough: '2026-12-16', name: 'Day of Reconciliation', ...closed },
  ])
})

it.each([
  ['a week alone', 'Saturday', '08:00-12:00'],
  ['what cannot be read', 'When the fish run', 'Closed'],
  ['hours that cannot be read', '26 December', 'till late'],
  ['Ramadan, whose days nobody knows before', 'Ramadan', 'Closed'],
])('says nothing of %s', (_, day, hours) =>
  expect(specialHours([WEEK, { day, hours }], 'ZA', { instant: NOON })).toEqual([]),
)
