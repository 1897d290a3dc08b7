import type { Names } from '../names.ts'

export const weekdays: Names['weekdays'] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
