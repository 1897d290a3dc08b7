import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears, toUtc, weekdayOf } from './calendarDate.ts'

const day = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2027-02-28', '2028-02-28'],
    ['2028-02-29', '2029-03-01'],
  ])('a year after %s is %s', (date, expected) => expect(addYears(date, 1)).toBe(expected))

  it.each([
    ['2025-06-02', 0],
    ['2025-06-08', 6],
    ['1969-12-31', 2],
  ])('%s is weekday %i', (date, expected) => expect(weekdayOf(date)).toBe(expected))

  it.each(['2026-02-30', '2026-13-01', '20261120', 'today', '', '2026-1-1', '2026-11-20T00:00:00Z'])(
    'refuses %j, saying what a day looks like',
    (text) => expect(() => toUtc(text)).toThrow(new RangeError(`'${text}' is not a day like 2026-12-31`)),
  )

  it('comes back after as many days as it went, each a weekday later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
      }),
    )
  })
})
