import { sameValue } from '../edit/sameValue.ts'
import { weekdayOf, type CalendarDate } from '../time/calendarDate.ts'
import { daysOn, namesWeekdays } from './daysOn.ts'
import {
  dayOfRows,
  isRead,
  rowsOfDay,
  unnamed,
  UNKNOWN,
  type DayHours,
  type HoursRow,
  type ReadHours,
} from './readBusinessHours.ts'

/**
 * The hours of a day of the calendar. A row of dates or holidays goes before those of the week; what may or may not count that day makes it unknown,
 * unless it would change nothing. So does, on every day, a row whose days cannot be read.
 */
export function hoursOn(read: ReadHours, date: CalendarDate): DayHours {
  if (read.isPlain) return read.week[weekdayOf(date)] ?? UNKNOWN
  if (read.rows.some(({ days, hours, day }) => days === undefined && (day + hours).trim() !== '')) return UNKNOWN
  const { plain, mayBePlain, dated, mayBeDated } = rowsAbout(read, date)
  const isNamed = read.rows.some(({ days }) => days && namesWeekdays(days, date))
  const usual = plain.length > 0 ? dayOfRows(plain) : unnamed(isNamed && read.rows.every(isRead))
  const hoursOf = ({ row, isSeason }: RowOn): DayHours => {
    const day = dayOfRows([row])
    const isClosedOtherwise = usual.isKnown && usual.spans.length === 0
    return isSeason && isClosedOtherwise && day.isKnown && day.spans.length > 0 ? UNKNOWN : day
  }
  const [first, ...others] = dated.length > 0 ? dated.map(hoursOf) : [usual]
  const alternatives = [
    ...others,
    ...mayBeDated.map(hoursOf),
    ...(dated.length > 0 ? [] : mayBePlain.map((row) => dayOfRows([row]))),
  ]
  // One at least, either way.
  return alternatives.every((one) => sameValue(one, first)) ? first! : UNKNOWN
}

/** The rows that count on a day of the calendar, or may: a page marks them. */
export function rowsOn(read: ReadHours, date: CalendarDate): readonly HoursRow[] {
  const { plain, mayBePlain, dated, mayBeDated } = rowsAbout(read, date)
  const sure = dated.length > 0 ? dated.map(({ row }) => row) : [...plain, ...mayBePlain]
  const rows = [...sure, ...mayBeDated.map(({ row }) => row)]
  return read.rows.filter((row) => rows.includes(row))
}

interface RowOn {
  readonly row: HoursRow
  readonly isSeason: boolean
}

function rowsAbout({ rows, country }: ReadHours, date: CalendarDate) {
  const about = rows.flatMap((row) => (row.days ? [{ row, ...daysOn(row.days, date, country) }] : []))
  const plain = about.filter((one) => one.plain === true).map(({ row }) => row)
  return {
    plain: rowsOfDay(plain, weekdayOf(date)),
    mayBePlain: about.filter((one) => one.plain === undefined).map(({ row }) => row),
    dated: about.filter((one) => one.dated === true),
    mayBeDated: about.filter((one) => one.dated === undefined),
  }
}
