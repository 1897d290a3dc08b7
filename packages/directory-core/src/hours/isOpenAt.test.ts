import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locationIn } from '../testing/locationIn.ts'
import * as en from '../names/en/index.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import { isOpenAt, readSchedule } from './isOpenAt.ts'
import { openStatus } from './openStatus.ts'

const row = fc.record({
  day: fc.constantFrom(
    'Mon-Fri',
    'Sat',
    'Sun',
    'Thursday',
    'Daily',
    'Fri-Sat',
    'Market days',
    'PH',
    'Oct-Feb',
    'Feb 15-20 Mo-Fr',
    'Sa[-1]',
    'Weekdays',
  ),
  hours: fc.constantFrom(
    '08:00-17:00',
    '08:00-12:00, 14:00-18:00',
    '18:00-02:00',
    '22:00-06:00',
    '24 hours',
    'Closed',
    'late',
  ),
})

/** Nights on which clocks change, a leap day and any others. */
const instant = fc
  .tuple(
    fc.constantFrom(
      '2026-04-23T22:00Z',
      '2026-10-29T21:00Z',
      '2026-02-15T02:00Z',
      '2026-03-22T02:00Z',
      '2028-02-29T00:00Z',
      '2026-12-31T23:00Z',
    ),
    fc.integer({ min: -5 * 1440, max: 5 * 1440 }),
  )
  .map(([at, minutes]) => Date.parse(at) + minutes * 60_000)

it.each(['Egypt', 'Morocco', 'Kenya', 'Cape Verde', 'Mauritius'])('says what openStatus says, in %s', (country) => {
  const location = locationIn(country)
  const timeZone = timeZoneOf(location)!
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), instant, (businessHours, now) => {
      const isOpen = openStatus({ location, businessHours }, { now, names: en }).state === 'open'
      expect(isOpenAt(readSchedule(timeZone, businessHours, location.country), now)).toBe(isOpen)
    }),
    { numRuns: 1000 },
  )
})
