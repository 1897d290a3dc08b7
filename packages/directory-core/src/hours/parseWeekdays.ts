import { plainText } from './plainText.ts'
import { workWeekOf } from './workWeek.ts'

/** Between the names of days. */
export const SEPARATOR = /\s*[,;/&+]\s*|\s+(?:and|et|e|en|na|y)\s+/
const RANGE = /\s*-\s*|\s+(?:to|till?|until|through|thru|a|au|al|ate|hadi|tot)\s+/

/**
 * The days that the day column of a row names, Monday being 0, each once and in order: one day, several, a range ('Fri-Mon' runs
 * over the weekend) or a group ('Daily', 'Weekdays' as the country has them), in English, French, Portuguese, Spanish, Arabic, Swahili or
 * Afrikaans. Public holidays are understood and are no day of the week. Undefined where something cannot be read.
 */
export function parseWeekdays(written: string, country?: string): readonly number[] | undefined {
  const text = plainText(written)
    .replace(/-feira/g, '')
    .replaceAll('.', '')
    .replace(/^(?:from|du|de|van|del?|on|the|les?|aos?|as|los|el)\s|:$/g, '')
  const groupOf = (name: string) => GROUPS.get(name) ?? workGroup(name, country)
  const whole = groupOf(text)
  if (whole) return whole
  const pieces = text.split(SEPARATOR).filter((piece) => piece !== '')
  const days = pieces.map((piece) => groupOf(piece) ?? rangeOf(piece) ?? namesOf(piece))
  const known = days.filter((piece) => piece !== undefined)
  if (known.length === 0 || known.length < days.length) return undefined
  return [...new Set(known.flat())].toSorted((a, b) => a - b)
}

function rangeOf(piece: string): number[] | undefined {
  const [first, last, ...rest] = piece.split(RANGE).map(dayNamed)
  if (first === undefined || last === undefined || rest.length > 0) return undefined
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

/** One name, or several with nothing but blanks between them. */
function namesOf(piece: string): number[] | undefined {
  const days = piece.split(' ').map(dayNamed)
  return days.every((day) => day !== undefined) ? days : undefined
}

function dayNamed(name: string): number | undefined {
  // The French 'mars' is a month.
  return NAMES.get(name) ?? (name === 'mars' ? undefined : NAMES.get(name.replace(/s$/, '')))
}

/** 'Weekdays' and 'weekend', with the days of which nobody can tell left out. */
function workGroup(name: string, country: string | undefined): readonly number[] | undefined {
  const { weekend, doubtful } = workWeekOf(country)
  if (WEEKEND.has(name)) return weekend
  return WORKDAYS.has(name) ? ALL.filter((day) => !weekend.includes(day) && !doubtful.includes(day)) : undefined
}

/** The days of a text that may be meant as well, because its country does not agree on its weekend. */
export function doubtfulDays(plain: string, country: string | undefined): readonly number[] {
  const isGroup = plain.split(SEPARATOR).some((piece) => WEEKEND.has(piece) || WORKDAYS.has(piece))
  return isGroup ? workWeekOf(country).doubtful : []
}

const ALL = [0, 1, 2, 3, 4, 5, 6]
const WEEKEND = namesIn('weekend, weekends, week-end, week-ends, fim de semana, fin de semana, wikendi, naweek')
const WORKDAYS = namesIn('weekday, weekdays, working days, business days, en semaine, dias uteis, dias de semana')

const NAMES = indexed([
  'monday mon mo lundi lun lunes segunda seg jumatatu maandag',
  'tuesday tues tue tu mardi mar martes terca ter jumanne dinsdag',
  'wednesday weds wed we mercredi mer miercoles mie quarta qua jumatano woensdag',
  'thursday thurs thur thu th jeudi jeu jueves jue quinta qui alhamisi donderdag',
  'friday fri fr vendredi ven viernes vie sexta sex ijumaa vrydag',
  'saturday sat sa samedi sam sabado sab jumamosi saterdag',
  'sunday sun su dimanche dim domingo dom jumapili sondag',
])

function indexed(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((day, index) => day.split(' ').map((name) => [name, index])))
}

/** Public holidays, which are no day of the week. */
export const HOLIDAYS = namesIn(
  'ph, public holiday, public holidays, holidays, bank holidays, jours feries, jour ferie, feries, feriados, feriado, festivos, sikukuu, openbare vakansiedae',
)

const GROUPS: ReadonlyMap<string, readonly number[]> = new Map(
  [
    {
      days: ALL,
      names: [
        'daily',
        'every day',
        'everyday',
        'all days',
        'all week',
        '7 days',
        '7 days a week',
        'seven days a week',
        'tous les jours',
        'todos os dias',
        'todos los dias',
        'kila siku',
        'daagliks',
      ],
    },
    {
      days: [],
      names: [...HOLIDAYS],
    },
  ].flatMap(({ days, names }) => names.map((name) => [name, days])),
)

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split(', '))
}
