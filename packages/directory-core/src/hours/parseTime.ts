/** A time as it was written: on a clock of twelve hours its half may be missing. */
export interface WrittenTime {
  readonly hour: number
  readonly minute: number
  readonly half?: 'am' | 'pm'
  /** `bare` as 9, `minutes` as 9:00, `24 hours` as only a clock of 24 hours is written: 17:00, 09:00, 9h, noon. */
  readonly form: 'bare' | 'minutes' | '24 hours'
}

const TIME =
  /(?:(?<noon>noon|midday|midi|meio[- ]dia)|(?<midnight>midnight|minuit|meia[- ]noite)|(?<hour>\d{1,2})(?:\s?(?<mark>[:.h])\s?(?<minute>\d{2})|\s?(?<h>h)\b|(?<compact>\d{2}))?)(?![\d:])(?:\s?(?<half>[ap])\.?\s?m\b\.?)?(?:\s?(?:hrs?|hours?|h|uur|heures?|horas?)\b)?/y

/** The time at an index of a plain text, and where it ends; undefined if there is none. */
export function timeAt(text: string, start: number): { readonly time: WrittenTime; readonly end: number } | undefined {
  TIME.lastIndex = start
  const parts = TIME.exec(text)?.groups
  const end = TIME.lastIndex
  const time = parts && writtenTime(parts)
  return time && { time, end }
}

function writtenTime(parts: Readonly<Record<string, string | undefined>>): WrittenTime | undefined {
  const { noon, midnight, mark, h, compact, half } = parts
  if (noon ?? midnight) return { hour: noon ? 12 : 24, minute: 0, form: '24 hours' }
  const hourText = parts['hour'] ?? ''
  const hour = Number(hourText)
  const minute = Number(parts['minute'] ?? compact ?? 0)
  // Past midnight, 26:00 is two in the morning.
  if (hour * 60 + minute > 48 * 60 || minute > 59) return undefined
  const is24 = hour > 12 || hourText.startsWith('0') || mark === 'h' || h !== undefined
  // '14:00 pm' means 14:00; '14:00 am' means nothing.
  if (half === 'a' && hour > 12) return undefined
  const isHalf = half !== undefined && hour >= 1 && hour <= 12
  return {
    hour,
    minute,
    ...(isHalf && { half: half === 'a' ? 'am' : 'pm' }),
    form: is24 ? '24 hours' : (mark ?? compact) === undefined ? 'bare' : 'minutes',
  }
}
