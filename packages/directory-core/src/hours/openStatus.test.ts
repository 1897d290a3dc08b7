import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BusinessHours, Listing } from '../listing/listing.ts'
import { instantAt } from '../time/instantAt.ts'
import { addDays } from '../time/calendarDate.ts'
import { openStatus } from './openStatus.ts'
import * as en from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'

const CAPE_TOWN = locationIn('South Africa', 'Western Cape', 'Cape Town')
const NAIROBI = locationIn('Kenya', 'Nairobi', 'Nairobi')
const KINSHASA = locationIn('DR Congo', 'Kinshasa', 'Kinshasa')
const LUBUMBASHI = locationIn('DR Congo', 'Haut-Katanga', 'Lubumbashi')
const CAIRO = locationIn('Egypt', 'Cairo', 'Cairo')
const MARRAKESH = locationIn('Morocco', 'Marrakesh-Safi', 'Marrakesh')

const OFFICE = 'Mon-Fri 08:00-17:00'
const SHIFTS = 'Mon-Fri 08:00-12:00, 14:00-18:00'
const BAR = 'Thu-Sat 18:00-02:00'
const ALWAYS = 'Daily 24 hours'

/** Rows from 'Mon-Fri 08:00-17:00 | Sat 09:00-13:00': the day is what comes before the first blank. */
function rows(written: string): BusinessHours[] {
  return written.split(' | ').map((row) => {
    const [, day = '', hours = ''] = /^(\S+) (.*)$/.exec(row) ?? []
    return { day: day.replaceAll('_', ' '), hours }
  })
}

/** The status in words: 'open, closes Monday 17:00 in 60', or 'unknown'. All instants are written in UTC. */
function status(location: Listing['location'], written: string, utc: string): string {
  const result = openStatus({ location, businessHours: rows(written) }, { now: Date.parse(`${utc}:00Z`), names: en })
  const change = result.state === 'open' ? result.closes : result.state === 'closed' ? result.opens : undefined
  if (!change) return result.state
  const verb = result.state === 'open' ? 'closes' : 'opens'
  return `${result.state}, ${verb} ${change.weekdayName} ${change.time} in ${change.inMinutes}`
}

// 2 June 2025 is a Monday.
describe('openStatus', () => {
  it.each([
    ['2025-06-02T05:59', 'closed, opens Monday 08:00 in 1'],
    ['2025-06-02T06:00', 'open, closes Monday 17:00 in 540'],
    ['2025-06-02T10:30', 'open, closes Monday 17:00 in 270'],
    ['2025-06-02T14:59', 'open, closes Monday 17:00 in 1'],
    ['2025-06-02T15:00', 'closed, opens Tuesday 08:00 in 900'],
    ['2025-06-02T22:30', 'closed, opens Tuesday 08:00 in 450'],
    ['2025-06-06T15:00', 'closed, opens Monday 08:00 in 3780'],
    ['2025-06-07T10:00', 'closed, opens Monday 08:00 in 2640'],
    ['2025-06-08T21:59', 'closed, opens Monday 08:00 in 481'],
    ['2025-06-01T22:00', 'closed, opens Monday 08:00 in 480'],
  ])('keeps office hours in Cape Town: %s is %s', (utc, expected) =>
    expect(status(CAPE_TOWN, OFFICE, utc)).toBe(expected),
  )

  it.each([
    ['2025-06-03T05:00', 'closed, opens Tuesday 08:00 in 60'],
    ['2025-06-03T06:00', 'open, closes Tuesday 12:00 in 240'],
    ['2025-06-03T09:59', 'open, closes Tuesday 12:00 in 1'],
    ['2025-06-03T10:00', 'closed, opens Tuesday 14:00 in 120'],
    ['2025-06-03T11:59', 'closed, opens Tuesday 14:00 in 1'],
    ['2025-06-03T12:00', 'open, closes Tuesday 18:00 in 240'],
    ['2025-06-03T16:00', 'closed, opens Wednesday 08:00 in 840'],
  ])('closes between two shifts: %s is %s', (utc, expected) => expect(status(CAPE_TOWN, SHIFTS, utc)).toBe(expected))

  it.each([
    ['2025-06-05T15:59', 'closed, opens Thursday 18:00 in 1'],
    ['2025-06-05T16:00', 'open, closes Friday 02:00 in 480'],
    ['2025-06-05T21:59', 'open, closes Friday 02:00 in 121'],
    ['2025-06-05T22:00', 'open, closes Friday 02:00 in 120'],
    ['2025-06-05T23:59', 'open, closes Friday 02:00 in 1'],
    ['2025-06-06T00:00', 'closed, opens Friday 18:00 in 960'],
    ['2025-06-07T23:30', 'open, closes Sunday 02:00 in 30'],
    ['2025-06-08T00:00', 'closed, opens Thursday 18:00 in 6720'],
    ['2025-06-04T22:30', 'closed, opens Thursday 18:00 in 1050'],
  ])('stays open past midnight: %s is %s', (utc, expected) => expect(status(CAPE_TOWN, BAR, utc)).toBe(expected))

  it.each([
    ['the night of Sunday runs into Monday', 'Sun 20:00-03:00', '2025-06-02T00:30', 'open, closes Monday 03:00 in 30'],
    ['opening at midnight', 'Mon 00:00-06:00', '2025-06-01T22:00', 'open, closes Monday 06:00 in 360'],
    ['closing at midnight', 'Mon 18:00-00:00', '2025-06-02T21:59', 'open, closes Tuesday 00:00 in 1'],
    ['closed from midnight', 'Mon 18:00-00:00', '2025-06-02T22:00', 'closed, opens Monday 18:00 in 9720'],
    ['days that meet', 'Mon 08:00-24:00 | Tue 00:00-04:00', '2025-06-02T20:00', 'open, closes Tuesday 04:00 in 360'],
    ['from the night', 'Daily 20:00-08:00 | Mon 06:00-10:00', '2025-06-02T05:00', 'open, closes Monday 10:00 in 180'],
    ['a shift within another', 'Mon 08:00-18:00, 12:00-14:00', '2025-06-02T07:00', 'open, closes Monday 18:00 in 540'],
    ['overlapping shifts', 'Mon 08:00-14:00, 12:00-18:00', '2025-06-02T07:00', 'open, closes Monday 18:00 in 540'],
    ['a whole weekend', 'Sat 24h | Sun 24h', '2025-06-07T10:00', 'open, closes Monday 00:00 in 2160'],
  ])('joins what touches: %s', (_, written, utc, expected) => expect(status(CAPE_TOWN, written, utc)).toBe(expected))

  it.each([
    [ALWAYS, '2025-06-02T00:00', 'open'],
    [ALWAYS, '2025-06-08T21:59', 'open'],
    ['Mon-Sun 24/7', '2025-06-04T03:00', 'open'],
    ['Daily 00:00-24:00', '2025-06-04T22:00', 'open'],
    ['Mon-Sat 24h | Sun Closed', '2025-06-02T10:00', 'open, closes Sunday 00:00 in 7920'],
    ['Mon-Sat 24h | Sun Closed', '2025-06-08T10:00', 'closed, opens Monday 00:00 in 720'],
  ])('says no closing time where there is none: %s at %s is %s', (written, utc, expected) =>
    expect(status(CAPE_TOWN, written, utc)).toBe(expected),
  )

  it.each([
    ['Daily Closed', '2025-06-02T10:00', 'closed'],
    ['Mon-Fri 08:00-17:00 | Sat-Sun Closed', '2025-06-07T10:00', 'closed, opens Monday 08:00 in 2640'],
    ['Mon 08:00-17:00', '2025-06-02T16:00', 'closed, opens Monday 08:00 in 9480'],
    ['Daily 08:00-17:00 | Sun Closed', '2025-06-08T10:00', 'closed, opens Monday 08:00 in 1200'],
    ['Daily 08:00-17:00 | Sun 10:00-14:00', '2025-06-08T07:30', 'closed, opens Sunday 10:00 in 30'],
  ])('knows closed days: %s at %s is %s', (written, utc, expected) =>
    expect(status(CAPE_TOWN, written, utc)).toBe(expected),
  )

  it.each([
    ['no rows', '', '2025-06-02T10:00', 'unknown'],
    ['hours in words', 'Daily sunrise_to_sunset', '2025-06-02T10:00', 'unknown'],
    ['empty hours', 'Mon ', '2025-06-02T10:00', 'unknown'],
    ['days in words', 'Market_days 08:00-12:00', '2025-06-02T10:00', 'unknown'],
    ['an open end', 'Mon 18:00 until late', '2025-06-02T18:00', 'unknown'],
    ['today in words', 'Mon by appointment | Tue 08:00-17:00', '2025-06-02T10:00', 'unknown'],
    ['a contradiction', 'Mon 08:00-17:00 | Mon Closed', '2025-06-02T10:00', 'unknown'],
    ['a day left out beside one in words', 'Mon-Fri 08:00-17:00 | Sat mornings', '2025-06-08T10:00', 'unknown'],
    ['the small hours after a day in words', 'Mon till late | Tue 08:00-17:00', '2025-06-03T01:00', 'unknown'],
  ])('never says closed of what it cannot read: %s', (_, written, utc, expected) =>
    expect(status(CAPE_TOWN, written, utc)).toBe(expected),
  )

  it.each([
    ['a readable day', 'Mon 08:00-17:00 | Tue call us', '2025-06-02T10:00', 'open, closes Monday 17:00 in 300'],
    ['after closing, the next opening not known', 'Mon 08:00-17:00 | Tue call us', '2025-06-02T16:00', 'closed'],
    ['a break', 'Mon 08:00-12:00, 14:00-17:00 | Tue call us', '2025-06-02T10:30', 'closed, opens Monday 14:00 in 90'],
    ['open until a midnight that nobody can tell', 'Mon 08:00-24:00 | Tue call us', '2025-06-02T20:00', 'open'],
    ['the morning after', 'Mon till late | Tue 08:00-17:00', '2025-06-03T04:30', 'closed, opens Tuesday 08:00 in 90'],
    ['known small hours', 'Mon till late | Tue 05:00-17:00', '2025-06-03T03:30', 'open, closes Tuesday 17:00 in 690'],
  ])('says what it surely knows: %s', (_, written, utc, expected) =>
    expect(status(CAPE_TOWN, written, utc)).toBe(expected),
  )

  it.each([
    ['South Africa', CAPE_TOWN, '06:00'],
    ['Kenya', NAIROBI, '05:00'],
    ['the west of DR Congo', KINSHASA, '07:00'],
    ['the east of DR Congo', LUBUMBASHI, '06:00'],
    ['Egypt in summer', CAIRO, '05:00'],
    ['Morocco', MARRAKESH, '07:00'],
    ['Ghana', locationIn('Ghana'), '08:00'],
    ['Mauritius', locationIn('Mauritius'), '04:00'],
  ])('opens at eight by the clock of %s', (_, location, utc) => {
    const instant = Date.parse(`2025-06-02T${utc}:00Z`)
    expect(openStatus({ location, businessHours: rows(OFFICE) }, { now: instant, names: en }).state).toBe('open')
    expect(openStatus({ location, businessHours: rows(OFFICE) }, { now: instant - 1, names: en }).state).toBe('closed')
  })

  it.each([
    ['Egypt before summer time', CAIRO, '2025-04-24T06:00', 'open, closes Thursday 17:00 in 540'],
    ['Egypt in summer time', CAIRO, '2025-04-25T05:00', 'open, closes Friday 17:00 in 540'],
    ['an Egyptian night that loses its first hour', CAIRO, '2025-04-24T19:00', 'closed, opens Friday 08:00 in 600'],
    ['an Egyptian night that has an hour twice', CAIRO, '2025-10-30T19:00', 'closed, opens Friday 08:00 in 660'],
    ['Morocco before Ramadan', MARRAKESH, '2025-02-21T07:00', 'open, closes Friday 17:00 in 540'],
    ['Morocco in Ramadan', MARRAKESH, '2025-03-03T08:00', 'open, closes Monday 17:00 in 540'],
    ['Morocco in Ramadan, an hour before', MARRAKESH, '2025-03-03T07:00', 'closed, opens Monday 08:00 in 60'],
    ['Morocco after Ramadan', MARRAKESH, '2025-04-07T07:00', 'open, closes Monday 17:00 in 540'],
    ['New Year, which is a Thursday like others', NAIROBI, '2026-01-01T05:00', 'open, closes Thursday 17:00 in 540'],
    ['the last of February', NAIROBI, '2024-02-29T05:00', 'open, closes Thursday 17:00 in 540'],
  ])('follows the clock of the place: %s', (_, location, utc, expected) =>
    expect(status(location, OFFICE, utc)).toBe(expected),
  )

  it.each([
    ['a night in Cairo that is an hour shorter', '2025-04-24T21:30', 'open, closes Friday 04:00 in 210'],
    ['a night in Cairo that is an hour longer', '2025-10-30T20:30', 'open, closes Friday 04:00 in 330'],
  ])('counts the minutes that pass: %s', (_, utc, expected) =>
    expect(status(CAIRO, 'Daily 18:00-04:00', utc)).toBe(expected),
  )

  it('is unknown where the clock is', () => {
    expect(status(locationIn('Portugal'), ALWAYS, '2025-06-02T10:00')).toBe('unknown')
    expect(status(locationIn('DR Congo'), ALWAYS, '2025-06-02T10:00')).toBe('unknown')
  })

  it('takes a view without hours for unknown', () => {
    expect(openStatus({ location: NAIROBI }, { now: 0, names: en })).toEqual({ state: 'unknown', today: 3 })
  })

  it('names today and tomorrow by the calendar of the place', () => {
    const now = Date.parse('2025-06-02T21:30:00Z')
    expect(openStatus({ location: NAIROBI, businessHours: rows(OFFICE) }, { now, names: en })).toEqual({
      state: 'closed',
      today: 1,
      opens: {
        at: Date.parse('2025-06-03T05:00:00Z'),
        inMinutes: 450,
        weekday: 1,
        weekdayName: 'Tuesday',
        time: '08:00',
        daysAhead: 0,
      },
    })
  })

  it('agrees at every minute with a clock that is read by hand', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(
        fc.nat(6),
        minute,
        fc.integer({ min: 1, max: 1440 }),
        fc.nat(6),
        minute,
        (day, opens, length, onDay, at) => {
          const clock = (total: number) =>
            `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
          // Leading zeros say that the clock has 24 hours, so only then is the text read as it is written.
          fc.pre(opens < 600 || opens >= 780)
          const hours = `${clock(opens)}-${clock((opens + length) % 1440)}`
          const now = instantAt(addDays('2025-06-02', onDay), at, 'Africa/Johannesburg')
          const sinceOpening = (onDay * 1440 + at - (day * 1440 + opens) + 7 * 1440) % (7 * 1440)
          const businessHours = [{ day: en.weekdays[day] ?? '', hours }]
          const { state } = openStatus({ location: CAPE_TOWN, businessHours }, { now, names: en })
          expect(state).toBe(sinceOpening < length ? 'open' : 'closed')
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never throws, never says closed without a readable row, and changes nothing it was given', () => {
    const row = fc.record({
      day: fc.constantFrom('Mon', 'Daily', 'Fri-Tue', '?'),
      hours: fc.oneof(fc.string(), fc.constant('9-17')),
    })
    fc.assert(
      fc.property(fc.array(row), fc.integer({ min: 0, max: 4e12 }), (businessHours, now) => {
        const before = structuredClone(businessHours)
        const { state } = openStatus({ location: NAIROBI, businessHours }, { now, names: en })
        expect(businessHours).toEqual(before)
        if (businessHours.length === 0) expect(state).toBe('unknown')
      }),
    )
  })
})
