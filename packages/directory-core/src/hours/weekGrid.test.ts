import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../names/en/index.ts'
import { gridRows, weekGrid, writtenHours } from './weekGrid.ts'

const known = (...spans: { opens: number; closes: number }[]) => ({ isKnown: true, spans }) as const
const unknown = { isKnown: false } as const

describe('weekGrid', () => {
  it('knows nothing of a week without rows', () => {
    expect(weekGrid([]).week).toEqual(Array.from({ length: 7 }, () => unknown))
  })

  it('keeps a row that cannot be read until every day is set, and public holidays for good', () => {
    const late = { day: 'Daily', hours: 'till late' }
    const holidays = { day: 'Public holidays', hours: '08:00 - 12:00' }
    const grid = weekGrid([late, holidays])
    expect(grid).toMatchObject({ unread: [late], others: [holidays] })
    const monday = { ...grid, week: grid.week.map((day, at) => (at === 0 ? known({ opens: 480, closes: 1020 }) : day)) }
    expect(gridRows(monday, weekdays)).toEqual([{ day: 'Monday', hours: '08:00 - 17:00' }, late, holidays])
    const all = { ...grid, week: grid.week.map(() => known()) }
    expect(gridRows(all, weekdays)).toHaveLength(8)
  })

  it.each(['Apr-May', 'Dec 25-Jan 02', 'We[1]', 'Ramadan'])(
    'keeps a row of %s as it is written, whatever is set',
    (day) => {
      const grid = weekGrid([
        { day: 'Daily', hours: '08:00 - 17:00' },
        { day, hours: 'off' },
      ])
      expect(grid.others).toEqual([{ day, hours: 'off' }])
      expect(gridRows({ ...grid, week: grid.week.map(() => known()) }, weekdays).at(-1)).toEqual({ day, hours: 'off' })
    },
  )

  it('writes what is read as the same week', () => {
    // As somebody sets them: one stretch after another, the last one at most up to the opening of the next day.
    const day = fc
      .uniqueArray(fc.integer({ min: 0, max: 2879 }), { maxLength: 4 })
      .map((times) => times.toSorted((one, other) => one - other))
      .map((times) =>
        times.flatMap((opens, at) => {
          const closes = times[at + 1]
          return at % 2 === 0 && closes !== undefined ? [{ opens, closes }] : []
        }),
      )
      .filter((spans) => spans.every(({ opens, closes }) => opens < 1440 && closes - opens < 1440))
    const week = fc.array(fc.oneof(day, fc.constant([{ opens: 0, closes: 1440 }])), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(week, (days) => {
        const grid = { week: days.map((spans) => known(...spans)), unread: [], others: [] }
        expect(weekGrid(gridRows(grid, weekdays))).toEqual(grid)
      }),
    )
  })

  it.each([
    [[], 'Closed'],
    [[{ opens: 0, closes: 1440 }], '24 hours'],
    [[{ opens: 1080, closes: 1560 }], '18:00 - 02:00'],
    [[{ opens: 660, closes: 2040 }], '11:00 am - 10:00 am'],
  ])('writes %j as %s', (spans, text) => expect(writtenHours(spans)).toBe(text))
})
