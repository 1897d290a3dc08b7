import { parseDates, type DateRange } from './parseDates.ts'
import { doubtfulDays, HOLIDAYS, parseWeekdays, SEPARATOR } from './parseWeekdays.ts'
import { plainText } from './plainText.ts'

/** Some days: those of the week, of some dates, or both at once. */
export interface DayRule {
  /** Monday is 0; none where only dates are named. */
  readonly weekdays: readonly number[]
  /** Days of the week that may be meant as well. */
  readonly doubtful?: readonly number[]
  /** Only the first of the month, the second …; -1 is the last. */
  readonly nth?: readonly number[]
  readonly dates?: DateRange | 'public holidays' | 'ramadan'
}

/** The days that a row is about: those of any rule, without those of an exception. */
export interface Days {
  readonly rules: readonly DayRule[]
  readonly except: readonly DayRule[]
}

/** Whether a rule is of some dates, not of every week. */
export function isDatedRule({ dates, nth }: DayRule): boolean {
  return dates !== undefined || nth !== undefined
}

/** What the other rows of a listing, and its country, say about a row. */
export interface DaysContext {
  readonly country?: string | undefined
  /** 'Mar' is mardi, not March. */
  readonly isMarTuesday?: boolean
}

/** Whether a text has a day of the week that only French or Spanish calls so: 'mar' beside it is Tuesday. */
export function namesRomanceDay(written: string): boolean {
  return /\b(?:lun|mer|mi[eé]|jeu|jue|ven|vie|sam|dim)/i.test(written)
}

/** Whether a text begins with 'except' or the like. */
export function beginsWithExcept(written: string): boolean {
  return plainText(written).search(EXCEPT) === 0
}

const EXCEPT =
  / ?\(?(?:except|excluding|but not|sauf|excepte|hors|exceto|salvo|excepto|menos|isipokuwa|behalwe)(?: for| on)? /
const OPEN = /^(?:we are )?(?:open|opens|ouvert|aberto|abierto)(?: on| from)? /
/** Days on which people work, which public holidays are not. */
const WORKING = /\b(?:working|business|uteis)\b/

/**
 * The days that the day column of a row names: days of the week ('Mon-Fri'), the first of a month ('We[1]', 'first Monday of the month'), seasons
 * and dates ('Apr-May', 'Dec 25-Jan 02', 'Jun-Sep Sa-Su'), public holidays, Ramadan, all with exceptions. Undefined where something cannot be read
 * or could be read in two ways, as 'Mar' alone.
 */
export function parseDays(written: string, context: DaysContext = {}): Days | undefined {
  const dates = parseDates(plainText(namedDates(written)?.dates ?? ''))
  if (dates) return { rules: [{ weekdays: [], dates }], except: [] }
  const text = plainText(written)
    .replace(OPEN, '')
    .replace(/[):. ]+$/, '')
  const [base = '', excepted, ...more] = text.split(EXCEPT)
  const rules = rulesOf(base.replace(/[,( ]+$/, '') || 'daily', context)
  const except = excepted === undefined ? [] : rulesOf(excepted, context)
  if (more.length > 0 || (base === '' && excepted === undefined)) return undefined
  return rules && except && { rules, except: [...except, ...(WORKING.test(base) ? [ON_HOLIDAYS] : [])] }
}

/** A day of the calendar with its name, as `closedRows` writes it: 'Day of Reconciliation (16 December)'. */
export function namedDates(written: string): { readonly name: string; readonly dates: string } | undefined {
  const [, name = '', dates] = /^(.+) \((\d{1,2} \p{L}+(?: \d{4})?)\)$/u.exec(written.trim()) ?? []
  const plain = `${plainText(name)} `
  const isName = parseWeekdays(plain.trim()) === undefined && plain.search(EXCEPT) !== 0
  return dates !== undefined && isName ? { name, dates } : undefined
}

const ON_HOLIDAYS: DayRule = { weekdays: [], dates: 'public holidays' }

function rulesOf(text: string, context: DaysContext): readonly DayRule[] | undefined {
  const plain = text.replace(/\[[^\]]*\]/g, (numbers) => numbers.replaceAll(',', ' '))
  const weekdays = weekRule(plain, context)
  const dated = datedRule(plain, context)
  if (weekdays && dated) return context.isMarTuesday === true ? [weekdays] : undefined
  const whole = weekdays ?? dated
  if (whole) return [whole]
  const pieces = plain.split(SEPARATOR).filter((piece) => piece !== '')
  if (pieces.length < 2) return undefined
  const days = pieces.flatMap((piece) => weekRule(piece, context) ?? [])
  const others = pieces.filter((piece) => weekRule(piece, context) === undefined)
  const rules = others.map((piece) => datedRule(piece, context))
  // 'We, Apr-May Mo': whether April goes for Wednesday cannot be told.
  const isApart = rules.every((rule) => rule && (rule.weekdays.length === 0 || rule.nth))
  if (!isApart || (days.length > 0 && rules.some((rule) => typeof rule?.dates === 'object'))) return undefined
  const week = days.flatMap((rule) => rule.weekdays)
  const doubtful = days.flatMap((rule) => rule.doubtful ?? [])
  return [
    ...(week.length > 0
      ? [{ weekdays: [...new Set(week)].toSorted((a, b) => a - b), ...(doubtful.length > 0 && { doubtful }) }]
      : []),
    ...rules.filter((rule) => rule !== undefined),
  ]
}

function weekRule(plain: string, { country }: DaysContext): DayRule | undefined {
  const names = plain.split(SEPARATOR)
  if (names.some((name) => HOLIDAYS.has(name))) return undefined
  const weekdays = parseWeekdays(plain, country)
  const doubtful = doubtfulDays(plain, country)
  return weekdays && weekdays.length + doubtful.length > 0
    ? { weekdays, ...(doubtful.length > 0 && { doubtful }) }
    : undefined
}

/** Dates, with the days of the week behind or before them. */
function datedRule(plain: string, context: DaysContext): DayRule | undefined {
  const words = plain.replace(/^(?:on|in|during|le|les|en|pendant|durant|aos?|em|nos?|the|month of|mwezi wa) /, '')
  if (HOLIDAYS.has(words)) return ON_HOLIDAYS
  if (/^(?:ramadh?ani?|the month of ramadh?an|le ramadan|o ramadao|ramadao)$/.test(words))
    return { weekdays: [], dates: 'ramadan' }
  const nth = nthRule(words, context)
  if (nth) return nth
  const dates = parseDates(words)
  if (dates) return { weekdays: [], dates }
  // 'Jun-Sep Sa-Su', 'Jun-Sep: Sa-Su'
  for (const { index, 0: gap } of words.matchAll(/:? /g)) {
    const before = parseDates(words.slice(0, index))
    const week = before && weekRule(words.slice(index + gap.length), context)
    if (week) return { ...week, dates: before }
  }
  return undefined
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    '1st first premier 1er primeiro primer',
    '2nd second deuxieme segundo',
    '3rd third troisieme terceiro',
    '4th fourth',
    'last dernier ultimo',
  ]
    .map((names) => names.split(' '))
    .flatMap((names, at) => names.map((name) => [name, at === 4 ? -1 : at + 1] as const)),
)
const OF_MONTH = / (?:of|du|do|de|del) (?:the |each |every |cada )?(?:month|mois|mes)$/

/** 'We[1]', 'Sa[1,3]', 'first Monday of the month'. */
function nthRule(words: string, context: DaysContext): DayRule | undefined {
  const [, day, numbers] = /^([a-z]+)\s?\[([-\d ]+)\]$/.exec(words) ?? []
  const nth = numbers?.trim().split(/ +/).map(Number)
  if (day !== undefined && nth?.every((one) => one !== 0 && Math.abs(one) <= 5)) return named(day, nth)
  const [ordinal = '', name = '', ...rest] = words.replace(OF_MONTH, '').split(' ')
  const number = ORDINALS.get(ordinal)
  return number === undefined || rest.length > 0 ? undefined : named(name, [number])

  function named(one: string, numbersOfMonth: readonly number[]): DayRule | undefined {
    const rule = weekRule(one, context)
    return rule?.weekdays.length === 1 ? { ...rule, nth: numbersOfMonth } : undefined
  }
}
