import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from './instantAt.ts'
import { zonedTime } from './zonedTime.ts'

const at = (utc: string) => Date.parse(`${utc}:00Z`)

describe('zonedTime', () => {
  it.each([
    ['2025-06-02T23:30', 'Africa/Nairobi', '2025-06-03', 150],
    ['2025-06-02T23:30', 'Africa/Kinshasa', '2025-06-03', 30],
    ['2025-06-02T23:30', 'Africa/Abidjan', '2025-06-02', 1410],
    ['2025-06-02T00:30', 'Atlantic/Cape_Verde', '2025-06-01', 1410],
    ['2025-01-15T12:00', 'Africa/Cairo', '2025-01-15', 840],
    ['2025-07-15T12:00', 'Africa/Cairo', '2025-07-15', 900],
    ['2025-03-10T12:00', 'Africa/Casablanca', '2025-03-10', 720],
    ['2025-07-15T12:00', 'Africa/Casablanca', '2025-07-15', 780],
  ])('%s in %s is %s, minute %i', (utc, zone, date, minute) =>
    expect(zonedTime(at(utc), zone)).toEqual({ date, minute }),
  )

  it('refuses a zone that does not exist and an instant that is no number', () => {
    expect(() => zonedTime(0, 'Africa/Atlantis')).toThrow(RangeError)
    expect(() => zonedTime(NaN, 'Africa/Nairobi')).toThrow(RangeError)
  })
})

describe('instantAt', () => {
  it.each([
    ['an hour that exists once', '2025-06-02', 480, 'Africa/Cairo', '2025-06-02T05:00'],
    ['the midnight that Cairo skips, an hour later', '2025-04-25', 0, 'Africa/Cairo', '2025-04-24T22:00'],
    ['a time inside what Cairo skips', '2025-04-25', 30, 'Africa/Cairo', '2025-04-24T22:30'],
    ['the first of two in Cairo', '2025-10-30', 1410, 'Africa/Cairo', '2025-10-30T20:30'],
    ['after both', '2025-10-31', 0, 'Africa/Cairo', '2025-10-30T22:00'],
    ['the first of two in Casablanca', '2025-02-23', 150, 'Africa/Casablanca', '2025-02-23T01:30'],
    ['minutes past midnight', '2025-06-02', 1500, 'Africa/Nairobi', '2025-06-02T22:00'],
  ])('finds %s', (_, date, minute, zone, utc) => expect(instantAt(date, minute, zone)).toBe(at(utc)))

  it('is undone by zonedTime wherever the clock did not skip', () => {
    const zone = fc.constantFrom(
      'Africa/Nairobi',
      'Africa/Cairo',
      'Africa/Casablanca',
      'Africa/Kinshasa',
      'Indian/Mauritius',
    )
    const instant = fc.integer({ min: 0, max: 33_000_000 }).map((minute) => minute * 60_000)
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const { date, minute } = zonedTime(now, timeZone)
        // If an hour comes twice, the first one is found.
        const found = instantAt(date, minute, timeZone)
        expect(zonedTime(found, timeZone)).toEqual({ date, minute })
        expect(now - found === 0 || (now - found > 0 && now - found <= 3 * 3_600_000)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
