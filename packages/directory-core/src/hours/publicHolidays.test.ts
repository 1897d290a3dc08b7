import { describe, expect, it } from 'vitest'
import { addDays } from '../time/calendarDate.ts'
import { HOLIDAY_COUNTRIES, isPublicHoliday } from './publicHolidays.ts'

describe('isPublicHoliday', () => {
  it.each([
    ['ZA', '2026-12-16', 'Day of Reconciliation'],
    ['KE', '2027-06-01', 'Madaraka Day'],
    ['TZ', '2029-12-09', 'Independence'],
    ['SN', '2027-04-04', 'Independence'],
    ['ZA', '2027-03-26', 'Good Friday'],
    ['KE', '2030-04-22', 'Easter Monday'],
    ['CI', '2028-05-25', 'Ascension'],
    ['SC', '2026-06-04', 'Corpus Christi'],
    ['ET', '2027-05-02', 'Orthodox Easter'],
    ['ET', '2030-04-26', 'Orthodox Good Friday'],
    ['LR', '2027-07-26', 'Independence Day'],
    ['BF', '2027-05-06', 'Ascension'],
    ['AO', '2027-02-09', 'Carnival'],
    ['SS', '2028-04-15', 'Holy Saturday'],
  ])('knows in %s %s, %s', (country, date) => expect(isPublicHoliday(date, country)).toBe(true))

  it.each<[country: string | undefined, date: string, why: string]>([
    ['ZA', '2027-03-22', 'the Monday after a holiday on Sunday'],
    ['NG', '2026-12-28', 'the Monday after one on Saturday'],
    ['KE', '2027-03-10', 'the end of Ramadan'],
    ['MA', '2027-05-17', 'the Feast of Sacrifice'],
    ['ZM', '2028-07-03', 'Heroes’ Day, the first Monday of July'],
    ['ET', '2027-09-12', 'New Year by the Ethiopian calendar'],
    ['EG', '2027-06-15', 'any day where holidays are moved about'],
    ['ZZ', '2027-06-15', 'any day of a country that is not known'],
    ['AO', '2027-02-05', 'a day between a holiday and a weekend'],
    ['LR', '2026-11-05', 'Thanksgiving, the first Thursday of November'],
    ['ML', '2027-03-10', 'the end of Ramadan'],
    ['ST', '2031-07-11', 'the Friday before a holiday on Saturday, where no table is'],
    [undefined, '2027-06-15', 'any day without a country'],
  ])('cannot tell in %s on %s, %s', (country, date) => expect(isPublicHoliday(date, country)).toBeUndefined())

  it.each([
    ['ZA', '2026-12-17'],
    ['ZA', '2027-03-10'],
    ['KE', '2027-02-16'],
    ['SN', '2027-10-06'],
    ['CI', '2028-04-07'],
    ['AO', '2027-06-15'],
    ['MR', '2028-12-25'],
    ['GQ', '2027-04-04'],
  ])('knows that there is none in %s on %s', (country, date) => expect(isPublicHoliday(date, country)).toBe(false))

  it.each(HOLIDAY_COUNTRIES)('knows most days of a year in %s, and at least four holidays for sure', (country) => {
    const days = Array.from({ length: 365 }, (_, day) => isPublicHoliday(addDays('2027-01-01', day), country))
    expect(days.filter((day) => day === true).length).toBeGreaterThanOrEqual(4)
    expect(days.filter((day) => day === undefined).length).toBeLessThan(75)
  })
})
