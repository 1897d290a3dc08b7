import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWeekdays } from './parseWeekdays.ts'
import * as en from '../names/en/index.ts'

const ALL = [0, 1, 2, 3, 4, 5, 6]

describe('parseWeekdays', () => {
  it.each([
    ['Monday', [0]],
    ['monday', [0]],
    ['Mon', [0]],
    ['Mon.', [0]],
    ['Mondays', [0]],
    ['Monday:', [0]],
    ['Tues', [1]],
    ['Thurs.', [3]],
    ['Lundi', [0]],
    ['Segunda-feira', [0]],
    ['Terça', [1]],
    ['Jumatatu', [0]],
    ['Ijumaa', [4]],
    ['Vrydag', [4]],
    ['Dimanche', [6]],
  ])('reads one day: %s', (written, days) => expect(parseWeekdays(written)).toEqual(days))

  it.each([
    ['Mon-Fri', [0, 1, 2, 3, 4]],
    ['Mon – Fri', [0, 1, 2, 3, 4]],
    ['Monday to Friday', [0, 1, 2, 3, 4]],
    ['from Mon to Fri', [0, 1, 2, 3, 4]],
    ['Monday through Thursday', [0, 1, 2, 3]],
    ['du lundi au vendredi', [0, 1, 2, 3, 4]],
    ['Segunda a sexta-feira', [0, 1, 2, 3, 4]],
    ['Jumatatu hadi Ijumaa', [0, 1, 2, 3, 4]],
    ['Maandag tot Vrydag', [0, 1, 2, 3, 4]],
    ['Fri-Mon', [0, 4, 5, 6]],
    ['Sun-Thu', [0, 1, 2, 3, 6]],
    ['Mon-Mon', [0]],
    ['Mon-Sun', ALL],
  ])('reads a range, over the weekend too: %s', (written, days) => expect(parseWeekdays(written)).toEqual(days))

  it.each([
    ['Sat & Sun', [5, 6]],
    ['Sat and Sun', [5, 6]],
    ['Sat/Sun', [5, 6]],
    ['Mon, Wed, Fri', [0, 2, 4]],
    ['Mon Wed Fri', [0, 2, 4]],
    ['Mon, Wed and Fri', [0, 2, 4]],
    ['Samedi et dimanche', [5, 6]],
    ['Mon-Thu, Sat', [0, 1, 2, 3, 5]],
    ['Sun, Mon, Sun', [0, 6]],
  ])('reads several days, each once and in order: %s', (written, days) => expect(parseWeekdays(written)).toEqual(days))

  it.each([
    ['Daily', ALL],
    ['Every day', ALL],
    ['7 days a week', ALL],
    ['Tous les jours', ALL],
    ['Todos os dias', ALL],
    ['Kila siku', ALL],
    ['Weekdays', [0, 1, 2, 3, 4]],
    ['Weekends', [5, 6]],
    ['Week-end', [5, 6]],
    ['Weekdays & Saturday', [0, 1, 2, 3, 4, 5]],
  ])('reads a group: %s', (written, days) => expect(parseWeekdays(written)).toEqual(days))

  it.each([
    ['Public holidays', []],
    ['Sundays & public holidays', [6]],
    ['Jours fériés', []],
  ])('understands public holidays, which are no day of the week: %s', (written, days) =>
    expect(parseWeekdays(written)).toEqual(days),
  )

  it.each([
    '',
    ' ',
    '-',
    'Someday',
    'Mon-',
    'Mon-Wed-Fri',
    'Mon to Someday',
    'Every second Monday',
    'Mon & by chance',
    '1',
    's',
  ])('leaves what it cannot read: %j', (written) => expect(parseWeekdays(written)).toBeUndefined())

  it('reads every list of days in whatever order, and never throws', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(6), { minLength: 1 }), (days) => {
        const written = days.map((day) => en.weekdays[day]).join(', ')
        expect(parseWeekdays(written)).toEqual(days.toSorted((a, b) => a - b))
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (written) => void parseWeekdays(written)))
  })
})
