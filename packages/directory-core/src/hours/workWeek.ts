/** The days off of a country, Monday being 0. On doubtful ones it depends on whom one asks: the words say neither yes nor no there. */
export interface WorkWeek {
  readonly weekend: readonly number[]
  readonly doubtful: readonly number[]
}

const FRIDAY_AND_SATURDAY: WorkWeek = { weekend: [4, 5], doubtful: [] }
const SATURDAY_AND_SUNDAY: WorkWeek = { weekend: [5, 6], doubtful: [] }

/** As Unicode's CLDR has them; doubtful where what is the custom differs from it. */
const WORK_WEEKS: Readonly<Record<string, WorkWeek>> = {
  DZ: FRIDAY_AND_SATURDAY,
  EG: FRIDAY_AND_SATURDAY,
  LY: FRIDAY_AND_SATURDAY,
  SD: FRIDAY_AND_SATURDAY,
  DJ: { weekend: [5], doubtful: [4, 6] },
  SO: { weekend: [], doubtful: [3, 4, 5, 6] },
  UG: { weekend: [6], doubtful: [5] },
}

/** What 'weekdays' and 'weekend' mean in a country. */
export function workWeekOf(country: string | undefined): WorkWeek {
  return WORK_WEEKS[country ?? ''] ?? SATURDAY_AND_SUNDAY
}
