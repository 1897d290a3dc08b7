import type { DayHours, Span } from '@dira/directory-core'

export const DAY = 24 * 60
const STEP = 30
const WORKING_DAY: Span = { opens: 8 * 60, closes: 17 * 60 }
const WHOLE_DAY: Span = { opens: 0, closes: DAY }

/** What a day is chosen to be. */
export type DayKind = 'open' | 'closed' | 'allDay'

/** Undefined: it is not known. */
export function kindOf(day: DayHours): DayKind | undefined {
  if (!day.isKnown) return undefined
  if (day.spans.length === 0) return 'closed'
  return day.spans.some(({ opens, closes }) => closes - opens >= DAY) ? 'allDay' : 'open'
}

/** The spans that a day gets when it is made of another kind. */
export function spansOfKind(kind: DayKind): readonly Span[] {
  if (kind === 'closed') return []
  return [kind === 'open' ? WORKING_DAY : WHOLE_DAY]
}

/** A time as a field has it: '07:30'. */
export function timeText(minutes: number): string {
  const minute = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Half an hour earlier or later, on the half hour. */
export function stepped(minutes: number, by: 1 | -1): number {
  const step = by === 1 ? Math.floor(minutes / STEP) + 1 : Math.ceil(minutes / STEP) - 1
  return (((step * STEP) % DAY) + DAY) % DAY
}

/** A day with the opening of a span set, and with its closing. */
export const withOpening = (spans: readonly Span[], at: number, minutes: number) =>
  withTime(spans, at, 'opens', minutes)
export const withClosing = (spans: readonly Span[], at: number, minutes: number) =>
  withTime(spans, at, 'closes', minutes)

/** A day with one of its times set, in minutes since midnight. A closing at or before its opening is on the next day. */
function withTime(spans: readonly Span[], at: number, end: keyof Span, minutes: number): readonly Span[] {
  return spans.map((span, index) => {
    if (index !== at) return span
    const next = { ...span, [end]: minutes % DAY }
    const closes = next.closes % DAY
    return { opens: next.opens, closes: closes > next.opens ? closes : closes + DAY }
  })
}

/** A break in the middle of the day, on the half hour. */
export function withBreak([span, ...rest]: readonly Span[]): readonly Span[] {
  if (!span) return rest
  const middle = Math.round((span.opens + span.closes) / 2 / STEP) * STEP
  const again = Math.min(middle + 2 * STEP, span.closes - STEP)
  return [
    { opens: span.opens, closes: middle },
    { opens: again % DAY, closes: again >= DAY ? span.closes - DAY : span.closes },
    ...rest,
  ]
}

/** Without the break: from the first opening to the last closing. */
export function withoutBreak(spans: readonly Span[]): readonly Span[] {
  const [first] = spans
  const last = spans.at(-1)
  return first && last ? [{ opens: first.opens, closes: last.closes }] : spans
}

/** Whether a break fits into the day. */
export const canBreak = ([span, ...rest]: readonly Span[]): boolean =>
  span !== undefined && rest.length === 0 && span.closes - span.opens >= 4 * STEP
