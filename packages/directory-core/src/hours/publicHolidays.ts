import { addDays, weekdayOf, type CalendarDate } from '../time/calendarDate.ts'
import { islamicDays } from '../time/islamicDay.ts'

/**
 * The public holidays of the countries whose calendars are known, checked against the holidays package of Python (vacanza, 0.105): days of the year,
 * `e` days after Easter of the West, `o` after that of the East. Behind a question mark it may be one, as where only the year says which day it is.
 * `h` are the two feasts of Islam, `H` all that countries keep: of those nobody knows the day before the moon is seen. Countries that move
 * their holidays about (Egypt, Ghana, DR Congo, São Tomé), follow other calendars as well (Mauritius), or are governed by two (Western Sahara), are left out.
 */
const HOLIDAYS: Readonly<Record<string, string>> = {
  AO: '0101 0102? 0203? 0204 0205? 0307? 0308 0309? 0322? 0323 0324? 0403? 0404 0405? 0430? 0501 0502? 0916? 0917 0918? 1101? 1102 1103? 1110? 1111 1112? 1224? 1225 1226? 1231? e-48 e-47 e-2',
  BF: '0101 0103 0308 0501 0805 0815 1031 1101 1211 1225 e1 e39 H',
  BI: '0101 0205 0406 0501 0608-0609? 0701 0815 1013 1021 1101 1225 e39 h',
  BJ: '0101 0107-0114? 0501 0801 0815 1101 1225 e1 e39 e50 H',
  BW: '0101 0102 0501 0701 0715-0722? 0930 1001 1225 1226 e-2 e-1 e1 e39',
  CF: '0101 0329 0501 0630 0813 0815 1101 1201 1225 e1 e39 e50 h',
  CG: '0101 0501 0610 0815 1101 1128 1225 e1 e39 e50',
  CI: '0101 0501 0807 0815 1101 1115 1225 e1 e39 e50 H',
  CM: '0101 0211 0501 0520 0815 1225 e-2 e39 H',
  CV: '0101 0113 0120 0501 0601 0705 0815 1101 1225 e-47? e-46 e-2 e0',
  DJ: '0101 0501 0627 0628 1225 H',
  DZ: '0101 0112 0501 0705 1101 H',
  ER: '0101 0107 0119-0120? 0308 0501 0524 0620 0901 0911-0912? 0927-0928? o-2 o0 H',
  ET: '0107 0119-0120? 0302 0501 0505 0528? 0911-0912? 0927-0928? o-2 o0 H',
  GA: '0101 0417 0501 0815 0816 0817 0830? 1101 1225 e0 e1 e39? e49 e50 h',
  GM: '0101 0218 0501 0525 0722 0815 1225 1226 e-2 e1 H',
  GN: '0101 0501 0525 0815 1002 1003? 1225 e1 H',
  GQ: '0101 0308 0501 0525 0605 0803 0815 1012 1208 1225 e-3 e-2 e60',
  GW: '0101 0120 0123 0308 0501 0803 0924 1225 e0 h',
  KE: '0101 0501 0601 1010 1020 1212 1225 1226 e-2 e1 h',
  KM: '0101 0318 0501 0706 1112 1225? H',
  LR: '0101 0211 0308-0314? 0315 0408-0414? 0514 0726 0824 1101-1107? 1129 1225',
  LS: '0101 0311 0501 0525 0717 1004 1225 1226 e-2 e1 e39',
  LY: '0217 0501 0814 0916 1023 1224 H',
  MA: '0101 0111 0113-0114? 0501 0730 0814 0820 0821 1031? 1106 1118 H',
  MG: '0101 0308 0329 0501 0525-0531? 0615-0621? 0626 0815 1101 1211 1225 e0 e1 e39 e49 e50 h',
  ML: '0101 0120 0326 0501 0525 0922 1225 e1 H',
  MR: '0101 0501 0525 1128 H',
  MW: '0101 0115 0303 0501 0514 0706 1015 1225 1226 e-2 e1 h',
  MZ: '0101 0203 0407 0501 0625 0907 0925 1004 1225',
  NA: '0101 0321 0501 0504 0525 0528 0826 0910-0911? 1210-1211? 1225 1226 e-2 e1 e39',
  NE: '0101 0424 0501 0726 0803 1218 1225 e1 H',
  NG: '0101 0501 0529? 0612 1001 1225 1226 e-2 e1 H',
  RW: '0101 0102 0201 0407 0501 0701 0704 0801-0807? 0815 1225 1226 e-2 e1 h',
  SC: '0101 0102 0501 0618 0629 0815 1101 1208 1225 e-2 e-1 e1 e60',
  SD: '0101 0107 1225 o0 H',
  SL: '0101 0218 0308 0427 0501 1225 1226 e-2 e1 H',
  SN: '0101 0404 0501 0815 1101 1225 e1 e39 e50 H',
  SO: '0101 0501 0626 0701 H',
  SS: '0101 0109 0501 0516 0709 0730 1224 1225 1226 e-2 e-1 e0 e1 h',
  SZ: '0101 0419 0425 0501 0722 0906 1225 1226 e-2 e1 e39',
  TD: '0101 0308 0501 0811 1101 1128 1201 1225 e1 H',
  TG: '0101 0113? 0427 0501 0621 0815 1101 1225 e1 e39 e50 H',
  TN: '0101 0114 0320 0409 0501 0725 0813 1015 1217? H',
  TZ: '0101 0112 0407 0426 0501 0707 0808 1014 1209 1225 1226 e-2 e1 H',
  UG: '0101 0126 0216 0308 0501 0603 0609 1009 1225 1226 e-2 e1 h',
  ZA: '0101 0321 0427 0501 0616 0809 0924 1216 1225 1226 e-2 e1',
  ZM: '0101 0308 0312 0428 0501 0525 0701-0708? 0801-0807? 1018 1024 1225 e-2 e-1 e0 e1',
  ZW: '0101 0221 0418 0501 0525 0808-0815? 1222 1225 1226 e-2 e-1 e1',
}

/** The Islamic days that may be holidays, month and day: the two feasts, and the days that some countries keep besides. */
const FEASTS = '1001 1002 1003 1209 1210 1211 1212 1213'
const ALL_FEASTS = `${FEASTS} 0101 0110 0218 0312 0313 0318 0727 0901 0927`

/** Whether a day is a public holiday of a country: undefined where it may be one, as on every day of a country whose holidays are not known. */
export function isPublicHoliday(date: CalendarDate, country: string | undefined): boolean | undefined {
  const key = `${country} ${date}`
  if (!answers.has(key)) {
    if (answers.size >= MOST_ANSWERS) answers.clear()
    answers.set(key, judge(date, country))
  }
  return answers.get(key)
}

/** A search for what is open asks about few days, and many listings. */
const answers = new Map<string, boolean | undefined>()
const MOST_ANSWERS = 1000

/** The rule of a day that is a holiday for sure, by which `HolidayNames` name it. */
export function holidayRule(date: CalendarDate, country: string | undefined): string | undefined {
  return rulesOf(country)?.find((rule) => kindOn(rule, date) === 'sure')
}

function rulesOf(country = ''): readonly string[] | undefined {
  return Object.hasOwn(HOLIDAYS, country) ? HOLIDAYS[country]?.split(' ') : undefined
}

function judge(date: CalendarDate, country: string | undefined): boolean | undefined {
  const rules = rulesOf(country)
  if (!rules) return undefined
  const kinds = rules.flatMap((rule) => kindOn(rule, date))
  if (kinds.includes('sure')) return true
  return kinds.includes('perhaps') || isMovedTo(date, rules) ? undefined : false
}

function kindOn(rule: string, date: CalendarDate): 'sure' | 'perhaps' | [] {
  if (rule === 'h' || rule === 'H') {
    const feasts = rule === 'h' ? FEASTS : ALL_FEASTS
    return islamicDays(date).some(({ month, day }) => feasts.split(' ').includes(`${two(month)}${two(day)}`))
      ? 'perhaps'
      : []
  }
  const isPerhaps = rule.endsWith('?')
  const [from = '', to = from] = /^[eo]/.test(rule) ? [dayOfEaster(rule, date)] : rule.replace('?', '').split('-')
  const day = date.slice(5).replace('-', '')
  return from <= day && day <= to ? (isPerhaps ? 'perhaps' : 'sure') : []
}

/** Many countries keep the Monday or Tuesday after a holiday at the weekend. */
function isMovedTo(date: CalendarDate, rules: readonly string[]): boolean {
  const weekday = weekdayOf(date)
  if (weekday > 1) return false
  return [-1, -2, -3]
    .map((days) => addDays(date, days))
    .some((before) => weekdayOf(before) > 4 && rules.some((rule) => kindOn(rule, before) === 'sure'))
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** The day of the year of a rule such as `e-2`. */
function dayOfEaster(rule: string, date: CalendarDate): string {
  const easter = easterOf(Number(date.slice(0, 4)), rule.startsWith('o'))
  return addDays(easter, Number.parseInt(rule.slice(1), 10))
    .slice(5)
    .replace('-', '')
}

/** Easter by the rule of Gauss: of the West by the Gregorian calendar, of the East by the Julian. Right from 1900 to 2099. */
function easterOf(year: number, isEastern: boolean): CalendarDate {
  const [m, n] = isEastern ? [15, 6] : [24, 5]
  const moon = (19 * (year % 19) + m) % 30
  const days = moon + ((2 * (year % 4) + 4 * (year % 7) + 6 * moon + n) % 7)
  // Two exceptions of the Gregorian rule.
  const isLate = !isEastern && (days === 35 || (days === 34 && moon === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, (isLate ? days - 7 : days) + (isEastern ? 13 : 0))
}

/** The countries whose public holidays are known. */
export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(HOLIDAYS)
