import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time/calendarDate.ts'
import { hoursOn, rowsOn } from './hoursOn.ts'
import { readBusinessHours } from './readBusinessHours.ts'

const read = (written: string, country = 'ZA') =>
  readBusinessHours(
    written
      .split(' | ')
      .map((row) => ({ day: row.slice(0, row.lastIndexOf(' ')), hours: row.slice(row.lastIndexOf(' ') + 1) })),
    country,
  )

/** 'closed', 'unknown' or the hours. */
function on(written: string, date: string, country?: string): string {
  const day = hoursOn(read(written, country), date)
  if (!day.isKnown) return 'unknown'
  return day.spans.map(({ opens, closes }) => `${opens / 60}-${closes / 60}`).join(' ') || 'closed'
}

it.each([
  ['a season that says how long', 'Mo-Fr 08:00-17:00 | Apr-May 10:00-12:00', '2027-04-15', '10-12'],
  ['a season on a day that is closed all year', 'Mo-Fr 08:00-17:00 | Apr-May 10:00-12:00', '2027-04-17', 'unknown'],
  ['a season with days of the week', 'Mo-Fr 08:00-17:00 | Apr-May Sa 10:00-12:00', '2027-04-17', '10-12'],
  ['two seasons that do not agree', 'Apr-May 10:00-12:00 | Apr-Jun off', '2027-04-15', 'unknown'],
  ['two seasons that agree', 'Mo-Su 08:00-17:00 | Apr-May off | Apr-Jun off', '2027-04-15', 'closed'],
  ['out of the only season', 'Apr-May 10:00-12:00', '2027-06-15', 'unknown'],
  ['a weekend in the only season', 'Apr-May Mo-Fr 10:00-12:00', '2027-04-17', 'closed'],
  [
    'a holiday in a season that is closed',
    'Mo-Su 08:00-17:00 | Dec 20-Jan 05 off | PH 09:00-12:00',
    '2026-12-25',
    'unknown',
  ],
  ['hours of a holiday that cannot be read', 'Mo-Su 08:00-17:00 | PH mornings', '2026-12-25', 'unknown'],
  ['a day beside it', 'Mo-Su 08:00-17:00 | PH mornings', '2026-12-23', '8-17'],
  ['a day that may be moved to, where it changes nothing', 'Mo-Su,PH 08:00-17:00', '2027-03-22', '8-17'],
  ['one where it changes something', 'Mo-Su 08:00-17:00 | PH off', '2027-03-22', 'unknown'],
  ['a row whose days cannot be read', 'Mo-Su 08:00-17:00 | Market days off', '2027-06-15', 'unknown'],
])('makes of %s: %s on %s is %s', (_, written, date, hours) => expect(on(written, date)).toBe(hours))

it('gives the rows that count on a day, or may, in their order', () => {
  const days = (date: string) => rowsOn(read('Mo-Fr 08:00-17:00 | Sa 08:00-13:00 | PH off'), date).map(({ day }) => day)
  expect(days('2026-12-23')).toEqual(['Mo-Fr'])
  expect(days('2026-12-25')).toEqual(['PH'])
  expect(days('2027-03-22')).toEqual(['Mo-Fr', 'PH'])
  expect(days('2026-12-27')).toEqual([])
})

it('says of plain weeks what it says with a row of a holiday that is far away', () => {
  const row = fc.record({
    day: fc.constantFrom('Mon-Fri', 'Sat', 'Daily except Mondays', 'Weekdays', 'Su'),
    hours: fc.constantFrom('08:00-17:00', 'off', 'late', '20:00-02:00'),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.nat(300), (rows, days) => {
      const date = addDays('2027-01-15', days)
      const plain = readBusinessHours(rows, 'ZA')
      expect(plain.isPlain).toBe(true)
      expect(hoursOn({ ...plain, isPlain: false }, date)).toEqual(hoursOn(plain, date))
    }),
  )
})
