import { plainText } from './plainText.ts'

const SEPARATOR = /\s*[,;/&+]\s*|\s+(?:and|et|e|en|na)\s+/
const RANGE = /\s*-\s*|\s+(?:to|till?|until|through|thru|a|au|ate|hadi|tot)\s+/

/**
 * The days that the day column of a row names, Monday being 0, each once and in order: one day, several, a range ('Fri-Mon' runs
 * over the weekend) or a group ('Daily', 'Weekdays'), in English, French, Portuguese, Swahili or Afrikaans. Public holidays are
 * understood and are no day of the week. Undefined where something cannot be read.
 */
export function parseWeekdays(written: string): readonly number[] | undefined {
  const text = plainText(written)
    .replace(/-feira/g, '')
    .replaceAll('.', '')
    .replace(/^(?:from|du|de|van)\s|:$/g, '')
  const whole = GROUPS.get(text)
  if (whole) return whole
  const pieces = text.split(SEPARATOR).filter((piece) => piece !== '')
  const days = pieces.map((piece) => GROUPS.get(piece) ?? rangeOf(piece) ?? namesOf(piece))
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
  return NAMES.get(name) ?? NAMES.get(name.replace(/s$/, ''))
}

const NAMES = indexed([
  'monday mon mo lundi lun segunda seg jumatatu maandag',
  'tuesday tues tue tu mardi mar terca ter jumanne dinsdag',
  'wednesday weds wed we mercredi mer quarta qua jumatano woensdag',
  'thursday thurs thur thu th jeudi jeu quinta qui alhamisi donderdag',
  'friday fri fr vendredi ven sexta sex ijumaa vrydag',
  'saturday sat sa samedi sam sabado sab jumamosi saterdag',
  'sunday sun su dimanche dim domingo dom jumapili sondag',
])

function indexed(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((day, index) => day.split(' ').map((name) => [name, index])))
}

const GROUPS: ReadonlyMap<string, readonly number[]> = new Map(
  [
    {
      days: [0, 1, 2, 3, 4, 5, 6],
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
        'kila siku',
        'daagliks',
      ],
    },
    {
      days: [0, 1, 2, 3, 4],
      names: ['weekday', 'weekdays', 'working days', 'business days', 'en semaine', 'dias uteis'],
    },
    { days: [5, 6], names: ['weekend', 'weekends', 'week-end', 'week-ends', 'fim de semana', 'naweek'] },
    {
      days: [],
      names: ['public holiday', 'public holidays', 'holidays', 'bank holidays', 'ph', 'jours feries', 'feriados'],
    },
  ].flatMap(({ days, names }) => names.map((name) => [name, days])),
)
