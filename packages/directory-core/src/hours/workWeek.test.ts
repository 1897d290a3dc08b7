import { expect, it } from 'vitest'
import { AFRICAN_COUNTRY_CODES } from '../location/africa.ts'
import { workWeekOf } from './workWeek.ts'

/** The weekend of Unicode's CLDR, Monday being 0. What is not in the types of TypeScript yet. */
function weekendOf(country: string): readonly number[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getWeekInfo(): { readonly weekend: readonly number[] }
  }
  return locale.getWeekInfo().weekend.map((day) => day - 1)
}

it.each(AFRICAN_COUNTRY_CODES)('has the weekend of %s as CLDR has it, but for days that are doubtful', (country) => {
  const { weekend, doubtful } = workWeekOf(country)
  const sure = (days: readonly number[]) => days.filter((day) => !doubtful.includes(day))
  expect(sure(weekend)).toEqual(sure(weekendOf(country)))
})

it.each([
  ['EG', [4, 5]],
  ['SD', [4, 5]],
  ['MA', [5, 6]],
  ['MR', [5, 6]],
  [undefined, [5, 6]],
])('knows the days off in %s', (country, days) => expect(workWeekOf(country)).toEqual({ weekend: days, doubtful: [] }))
