/** A day as it was understood, YYYY-MM-DD. */
export interface ReadDay {
  readonly day: string
  /** What the same figures mean to who writes the month and the day the other way round. @default they mean one day alone */
  readonly other?: string
}

interface ReadDayOptions {
  /** Today's date, YYYY-MM-DD. */
  readonly today: string
  /** The language whose names of months and days are read, besides the English ones, and which says whether the day or the month comes first. */
  readonly locale: string
}

const DAY_MS = 86_400_000
const RELATIVE = { today: 0, now: 0, tomorrow: 1, yesterday: -1 } as const
const UNITS = { day: 1, week: 7, month: 'month', year: 'year' } as const

/** Reads a day as people write it: '12 March 2027', '31/12/2026', 'tomorrow', 'in 3 months', 'next Friday'. Undefined where it is none, or could be any. */
export function readDay(written: string, { today, locale }: ReadDayOptions): ReadDay | undefined {
  const text = plain(written)
  const day = readRelative(text, today) ?? readNamed(text, { today, locale })
  return day === undefined ? readFigures(text, locale) : { day }
}

/** Lower case, Latin digits, one space between words, without what only reads well. */
function plain(written: string): string {
  return written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/\b(the|of|on)\b|[,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function readRelative(text: string, today: string): string | undefined {
  if (Object.hasOwn(RELATIVE, text)) return shift(today, RELATIVE[text as keyof typeof RELATIVE], 'day')
  const found =
    /^(?:in )?(?<number>\d{1,4}|an?|one|two|three) (?<unit>day|week|month|year)s?(?<past> ago)?$/.exec(text)?.groups ??
    /^(?<next>next|last) (?<unit>week|month|year)$/.exec(text)?.groups
  if (!found) return undefined
  const { number = 'a', unit, past, next } = found
  const many = ({ a: 1, an: 1, one: 1, two: 2, three: 3 } as Record<string, number>)[number] ?? Number(number)
  return shift(today, past !== undefined || next === 'last' ? -many : many, unit as keyof typeof UNITS)
}

/** So many days, weeks, months or years on. The last day of a shorter month stands for one that it does not have. */
function shift(from: string, many: number, unit: keyof typeof UNITS): string | undefined {
  const step = UNITS[unit]
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  if (typeof step === 'number') return iso(Date.UTC(year, month - 1, day + many * step))
  const months = year * 12 + month - 1 + many * (step === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  return iso(Date.UTC(Math.floor(months / 12), months % 12, Math.min(day, last)))
}

/** A month or a weekday by its name, in full or by its first letters. */
function readNamed(text: string, { today, locale }: ReadDayOptions): string | undefined {
  const weekday = /^(?:(next|this|last) )?(\p{L}+)$/u.exec(text)
  if (weekday) {
    const at = indexOfName(weekday[2]!, locale, 'weekday')
    if (at === undefined) return undefined
    const ahead = (at - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7 || 7
    return shift(today, weekday[1] === 'last' ? (ahead % 7) - 7 : ahead, 'day')
  }
  const found =
    /^(?:\p{L}+ )?(?<day>\d{1,2})\.? (?:de )?(?<month>\p{L}+)\.?(?: (?:de )?(?<year>\d{4}))?$/u.exec(text)?.groups ??
    /^(?:\p{L}+ )?(?<month>\p{L}+)\.? (?<day>\d{1,2})(?: (?<year>\d{4}))?$/u.exec(text)?.groups
  const month = found && indexOfName(found['month']!, locale, 'month')
  if (!found || month === undefined) return undefined
  if (found['year'] !== undefined) return dayOf(Number(found['year']), month + 1, Number(found['day']))
  return nearest(today, (year) => dayOf(year, month + 1, Number(found['day'])))
}

/** Without a year the one is meant in which the day is nearest. */
function nearest(today: string, inYear: (year: number) => string | undefined): string | undefined {
  const now = Date.parse(today)
  const year = Number(today.slice(0, 4))
  const far = (day: string) => Math.abs(Date.parse(day) - now)
  return [year - 1, year, year + 1]
    .flatMap((one) => inYear(one) ?? [])
    .toSorted((one, other) => far(one) - far(other))
    .at(0)
}

function indexOfName(name: string, locale: string, part: 'month' | 'weekday'): number | undefined {
  for (const language of ['en', locale]) {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' })
    const names = Array.from({ length: part === 'month' ? 12 : 7 }, (_, at) =>
      // 4 January 1970 was a Sunday.
      plain(format.format(part === 'month' ? Date.UTC(1970, at, 1) : (3 + at) * DAY_MS)),
    )
    const alike = names.flatMap((full, at) =>
      full === name || (name.length >= 3 && full.startsWith(name)) ? [at] : [],
    )
    if (alike.length === 1) return alike[0]
  }
  return undefined
}

/** Figures alone. Where two can be the month, the language says which is. */
function readFigures(text: string, locale: string): ReadDay | undefined {
  const parts = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text)
  if (!parts) return undefined
  const [, first = '', second = '', third = ''] = parts
  if (first.length === 4) return given(dayOf(Number(first), Number(second), Number(third)))
  if (first.length > 2 || third.length === 1 || third.length === 3) return undefined
  const year = third.length === 2 ? 2000 + Number(third) : Number(third)
  const dayFirst = dayOf(year, Number(second), Number(first))
  const monthFirst = dayOf(year, Number(first), Number(second))
  const [day, other] = isMonthFirst(locale) ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  if (day === undefined || other === undefined || day === other) return given(day ?? other)
  return { day, other }
}

const given = (day: string | undefined) => (day === undefined ? undefined : { day })

function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day')
}

/** A day of the calendar, undefined where there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year > 1000 ? iso(at.getTime()) : undefined
}

function iso(time: number): string | undefined {
  const year = new Date(time).getUTCFullYear()
  return year > 1000 && year < 10_000 ? new Date(time).toISOString().slice(0, 10) : undefined
}
