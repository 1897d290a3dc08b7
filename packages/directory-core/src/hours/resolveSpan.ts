import type { Span } from './parseHours.ts'
import type { WrittenTime } from './parseTime.ts'

const HALF = 12 * 60
const DAY = 24 * 60
/** Before six, an opening is rather of the afternoon. */
const EARLIEST = 6 * 60
/** The shortest and the longest opening for which '9-5' is taken for morning to afternoon. */
const WORKING_DAY = { shortest: 6 * 60, longest: 12 * 60 }

/**
 * The span between two written times. On a clock of 24 hours they say what they say. On one of twelve, a missing half is taken
 * from the other time where that leaves one sensible reading; where it does not, the span is undefined.
 */
export function resolveSpan({
  opens,
  closes,
  is24,
}: {
  opens: WrittenTime
  closes: WrittenTime
  is24: boolean
}): Span | undefined {
  if (minutes(opens) > DAY || minutes(closes) > minutes(opens) + DAY) return undefined
  if (is24) return span(minutes(opens), minutes(closes))
  if (opens.half && closes.half) return span(minutes(opens), minutes(closes))
  if (opens.half) return untilWithinHalfADay(opens, closes)
  if (closes.half) return withSharedHalf(opens, closes)
  return withoutHalves(opens, closes)
}

/** '9am - 5': the first such time after the opening. */
function untilWithinHalfADay(opens: WrittenTime, closes: WrittenTime): Span {
  const start = minutes(opens)
  const end = minutes(closes)
  if (closes.form === '24 hours') return span(start, end)
  const wait = (end - start + DAY) % HALF
  return { opens: start, closes: start + (wait === 0 ? HALF : wait) }
}

/** '1-5pm' is an afternoon, since the half goes for both; '9-5pm' would run backwards, so it opens in the other half. */
function withSharedHalf(opens: WrittenTime, closes: WrittenTime): Span {
  const end = minutes(closes)
  if (opens.form === '24 hours') return span(minutes(opens), end)
  const start = minutes({ ...opens, ...(closes.half && { half: closes.half }) })
  return start < end ? { opens: start, closes: end } : span((start + HALF) % DAY, end)
}

/** '9-5' and '9:00 - 5:00' are a working day; '9:00-12:00' says what it says; '8-10' and '2:00-5:00' could be morning or evening. */
function withoutHalves(opens: WrittenTime, closes: WrittenTime): Span | undefined {
  const start = minutes(opens)
  const end = minutes(closes)
  if (start < end) return closes.form === 'bare' || start < EARLIEST ? undefined : { opens: start, closes: end }
  const length = end + HALF - start
  const isWorkingDay = length >= WORKING_DAY.shortest && length <= WORKING_DAY.longest
  return isWorkingDay ? { opens: start, closes: end + HALF } : undefined
}

/** Closing at or before the opening is on the next day; the same time twice is a whole day. */
function span(opens: number, closes: number): Span {
  const start = opens % DAY
  return { opens: start, closes: closes > start ? closes : closes + DAY }
}

function minutes({ hour, minute, half }: WrittenTime): number {
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  return hours * 60 + minute
}
