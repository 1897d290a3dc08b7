import { addDays, type CalendarDate } from '../time/calendarDate.ts'
import { instantAt } from '../time/instantAt.ts'
import { hoursOn } from './hoursOn.ts'
import type { ReadHours } from './readBusinessHours.ts'

/** A stretch of time, in milliseconds since 1970 (UTC); its end is not in it. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const DAY_MINUTES = 24 * 60
/** Hours that cannot be read may last into the small hours of the next day. */
const UNKNOWN_MINUTES = DAY_MINUTES + 6 * 60
/** From yesterday, whose night may last until now, to the same day of the next week, whose morning may be the next opening. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7]

/** When a business is open, and when nobody can tell, around a day of the calendar where it is; joined and in order. */
export function openStretches(
  read: ReadHours,
  { date, timeZone }: { date: CalendarDate; timeZone: string },
): { readonly open: readonly Stretch[]; readonly unknown: readonly Stretch[] } {
  const days = DAYS.map((offset) => {
    const day = addDays(date, offset)
    return { day, hours: hoursOn(read, day) }
  })
  const stretch = (day: CalendarDate, opens: number, closes: number) => ({
    from: instantAt(day, opens, timeZone),
    to: instantAt(day, closes, timeZone),
  })
  return {
    open: joined(
      days.flatMap(({ day, hours }) =>
        hours.isKnown ? hours.spans.map(({ opens, closes }) => stretch(day, opens, closes)) : [],
      ),
    ),
    unknown: days.flatMap(({ day, hours }) => (hours.isKnown ? [] : [stretch(day, 0, UNKNOWN_MINUTES)])),
  }
}

/** Stretches that touch or overlap are one: who is open past midnight and on the next morning did not close in between. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && stretch.from <= last.to) result.splice(-1, 1, { from: last.from, to: Math.max(last.to, stretch.to) })
    else result.push(stretch)
  }
  return result
}
