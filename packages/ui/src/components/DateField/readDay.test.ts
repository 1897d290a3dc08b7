import { expect, it } from 'vitest'
import { readDay } from './readDay.ts'

// A Saturday.
const today = '2026-11-28'
const read = (written: string, locale = 'en-GB') => readDay(written, { today, locale })

it.each([
  ['12 March 2027', '2027-03-12'],
  ['12 march, 2027', '2027-03-12'],
  ['March 12, 2027', '2027-03-12'],
  ['the 1st of June 2027', '2027-06-01'],
  ['Friday 12 March 2027', '2027-03-12'],
  ['3 Sept 2027', '2027-09-03'],
  ['29 Feb 2028', '2028-02-29'],
  // The nearest, before or ahead.
  ['1 December', '2026-12-01'],
  ['5 January', '2027-01-05'],
  ['1 October', '2026-10-01'],
])('reads %s', (written, day) => expect(read(written)).toEqual({ day }))

it.each([
  ['today', '2026-11-28'],
  ['Tomorrow', '2026-11-29'],
  ['yesterday', '2026-11-27'],
  ['in 3 months', '2027-02-28'],
  ['in a week', '2026-12-05'],
  ['two weeks ago', '2026-11-14'],
  ['in 1 year', '2027-11-28'],
  ['10 days', '2026-12-08'],
  ['next month', '2026-12-28'],
  ['last year', '2025-11-28'],
  ['next Friday', '2026-12-04'],
  ['monday', '2026-11-30'],
  ['last Saturday', '2026-11-21'],
])('counts %s from today', (written, day) => expect(read(written)).toEqual({ day }))

it('takes the last day of a month that is shorter', () => {
  expect(readDay('in 1 month', { today: '2027-01-31', locale: 'en-GB' })).toEqual({ day: '2027-02-28' })
  expect(readDay('in a year', { today: '2028-02-29', locale: 'en-GB' })).toEqual({ day: '2029-02-28' })
  expect(readDay('a month ago', { today: '2027-03-31', locale: 'en-GB' })).toEqual({ day: '2027-02-28' })
})

it.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['5-5-2027', '2027-05-05'],
  ['٣١/١٢/٢٠٢٦', '2026-12-31'],
])('reads the figures %s, which mean one day alone', (written, day) => expect(read(written)).toEqual({ day }))

it.each([
  ['03/04/2027', 'en-GB', '2027-04-03', '2027-03-04'],
  ['03/04/2027', 'en-US', '2027-03-04', '2027-04-03'],
  ['1.2.27', 'fr', '2027-02-01', '2027-01-02'],
  ['11-12-2026', 'en-ZA', '2026-11-12', '2026-12-11'],
])('reads %s by the language %s, and tells what else it could be', (written, locale, day, other) =>
  expect(read(written, locale)).toEqual({ day, other }),
)

it.each([
  ['12 mars 2027', 'fr', '2027-03-12'],
  ['12 de março de 2027', 'pt', '2027-03-12'],
  ['12 machi 2027', 'sw', '2027-03-12'],
  ['12 March 2027', 'fr', '2027-03-12'],
])('reads %s in %s', (written, locale, day) => expect(read(written, locale)).toEqual({ day }))

it.each([
  '',
  'soon',
  '12',
  '31 February 2027',
  '32/01/2027',
  '13/13/2027',
  'March 2027',
  'Ju 3',
  '0 days ago x',
  '9999 years',
])('does not guess at %o', (written) => expect(read(written)).toBeUndefined())
