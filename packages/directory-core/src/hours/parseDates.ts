/** Days of every year, as `04-01` to `05-31`, both included, or of one year, as `2026-12-24`; the end may be in the next year. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

const RANGE = / ?- ?| (?:to|till?|until|through|au?|ate|hadi|tot) /

/** Months and days as owners write them: 'apr-may', 'dec 25-jan 02', '24-26 dec', '1er janvier', '25 de dezembro', '2026-12-24'. */
export function parseDates(plain: string): DateRange | undefined {
  const ends = plain.replace(/(\d{4})-(\d{2})-(\d{2})/g, (_, ...parts) => isoWords(parts)).split(RANGE)
  if (ends.length > 2) return undefined
  const first = endOf(ends[0] ?? '')
  const last = endOf(ends.at(-1) ?? '')
  if (!first || !last) return undefined
  // The month of one end goes for the other: '24-26 dec', 'dec 24-26'. 'dec 24-january' says nothing.
  const month = first.month ?? last.month
  const lastMonth = last.month ?? first.month
  if (month === undefined || lastMonth === undefined || first.year !== last.year) return undefined
  if ((first.day === undefined) !== (last.day === undefined)) return undefined
  const year = first.year === undefined ? '' : `${first.year}-`
  const range = {
    from: `${year}${two(month)}-${two(first.day ?? 1)}`,
    to: `${year}${two(lastMonth)}-${two(last.day ?? 31)}`,
  }
  return year !== '' && range.to < range.from ? undefined : range
}

interface DateEnd {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

function endOf(text: string): DateEnd | undefined {
  const end: { year?: number; month?: number; day?: number } = {}
  for (const word of text.split(/[ .]+|(?<=\d)(?=[a-z]{3})/)) {
    const number = /^(\d{1,4})(?:st|nd|rd|th|er)?$/.exec(word)?.[1]
    const month = monthNamed(word)
    const part = month !== undefined ? 'month' : number === undefined ? undefined : number.length === 4 ? 'year' : 'day'
    if (word === '' || FILLERS.has(word)) continue
    if (part === undefined || end[part] !== undefined) return undefined
    end[part] = month ?? Number(number)
  }
  const { year, month, day } = end
  const isDay = day === undefined || (day >= 1 && day <= (LENGTHS[(month ?? 1) - 1] ?? 0))
  return isDay && (month ?? day) !== undefined && (year === undefined || month !== undefined) ? end : undefined
}

const FILLERS: ReadonlySet<string> = new Set(['from', 'of', 'de', 'du', 'le', 'in', 'en', 'em', 'the'])
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan janvier janv janeiro enero januari',
    'february feb fevrier fev fevr fevereiro febrero februari',
    'march mar mars marco marzo machi',
    'april apr avril avr abril abr aprili',
    'may mai maio mayo mei',
    'june jun juin junho junio juni',
    'july jul juillet juil julho julio julai',
    'august aug aout agosto ago agosti',
    'september sep sept septembre setembro set septiembre septemba',
    'october oct octobre outubro out octubre oktoba',
    'november nov novembre novembro noviembre novemba',
    'december dec decembre dezembro dez diciembre dic desemba',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

function monthNamed(word: string): number | undefined {
  return MONTHS.get(word)
}

/** A month and a day that a year does not need to be read with. */
function isoWords([year, month, day]: readonly string[]): string {
  const name = [...MONTHS].find(([, at]) => at === Number(month))?.[0]
  return `${year} ${name ?? '?'} ${Number(day)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** Whether a day of the calendar is in a range. */
export function isInDates({ from, to }: DateRange, date: string): boolean {
  const day = date.slice(date.length - from.length)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
