import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDays, type DayRule } from './parseDays.ts'

const ALL = [0, 1, 2, 3, 4, 5, 6]
const rules = (written: string) => parseDays(written)?.rules
const dated = (dates: NonNullable<DayRule['dates']>, weekdays: readonly number[] = []): DayRule => ({ weekdays, dates })

describe('parseDays', () => {
  it.each([
    ['Apr-May', '04-01', '05-31'],
    ['April to June', '04-01', '06-31'],
    ['avril-mai', '04-01', '05-31'],
    ['abril a junho', '04-01', '06-31'],
    ['Nov-Feb', '11-01', '02-31'],
    ['March', '03-01', '03-31'],
    ['mars', '03-01', '03-31'],
    ['Dec 25', '12-25', '12-25'],
    ['25 December', '12-25', '12-25'],
    ['25th of December', '12-25', '12-25'],
    ['1er janvier', '01-01', '01-01'],
    ['25 de dezembro', '12-25', '12-25'],
    ['Dec 25-26', '12-25', '12-26'],
    ['24-26 Dec', '12-24', '12-26'],
    ['Dec 25-Jan 02', '12-25', '01-02'],
    ['du 25 décembre au 2 janvier', '12-25', '01-02'],
    ['2026-12-24', '2026-12-24', '2026-12-24'],
    ['24 Dec 2026', '2026-12-24', '2026-12-24'],
    ['during August', '08-01', '08-31'],
  ])('reads dates: %s', (written, from, to) => expect(rules(written)).toEqual([dated({ from, to })]))

  it.each<[string, readonly DayRule[]]>([
    ['Day of Reconciliation (16 December)', [dated({ from: '12-16', to: '12-16' })]],
    ['Good Friday (26 March 2027)', [dated({ from: '2027-03-26', to: '2027-03-26' })]],
    ['Fête de l’Indépendance (7 août)', [dated({ from: '08-07', to: '08-07' })]],
    ['Jun-Sep Sa-Su', [dated({ from: '06-01', to: '09-31' }, [5, 6])]],
    ['Jun-Sep: Monday to Friday', [dated({ from: '06-01', to: '09-31' }, [0, 1, 2, 3, 4])]],
    ['Apr-May Mo, We', [dated({ from: '04-01', to: '05-31' }, [0, 2])]],
    ['Dec 24 Fr', [dated({ from: '12-24', to: '12-24' }, [4])]],
    ['We[1]', [{ weekdays: [2], nth: [1] }]],
    ['Sa[1,3]', [{ weekdays: [5], nth: [1, 3] }]],
    ['Fr[-1]', [{ weekdays: [4], nth: [-1] }]],
    ['first Monday of the month', [{ weekdays: [0], nth: [1] }]],
    ['last Friday of every month', [{ weekdays: [4], nth: [-1] }]],
    ['1er samedi du mois', [{ weekdays: [5], nth: [1] }]],
    ['PH', [dated('public holidays')]],
    ['On public holidays', [dated('public holidays')]],
    ['Les jours fériés', [dated('public holidays')]],
    ['Mo-Sa, PH', [{ weekdays: [0, 1, 2, 3, 4, 5] }, dated('public holidays')]],
    ['Ramadan', [dated('ramadan')]],
    ['during Ramadan', [dated('ramadan')]],
    ['شهر رمضان', [dated('ramadan')]],
    ['mwezi wa Ramadhani', [dated('ramadan')]],
    ['من الأحد إلى الخميس', [{ weekdays: [0, 1, 2, 3, 6] }]],
    ['السبت والأحد', [{ weekdays: [5, 6] }]],
    ['يوميا', [{ weekdays: ALL }]],
    ['Lunes a viernes', [{ weekdays: [0, 1, 2, 3, 4] }]],
    ['Mar-Ven', [{ weekdays: [1, 2, 3, 4] }]],
    ['Mar, Mer', [{ weekdays: [1, 2] }]],
    ['Mar-Oct', [dated({ from: '03-01', to: '10-31' })]],
  ])('reads %s', (written, expected) => expect(rules(written)).toEqual(expected))

  it.each<[string, readonly DayRule[]]>([
    ['Daily except Mondays', [{ weekdays: [0] }]],
    ['Open daily (except Sat & Sun)', [{ weekdays: [5, 6] }]],
    ['Tous les jours sauf le lundi', [{ weekdays: [0] }]],
    ['Todos os dias exceto feriados', [dated('public holidays')]],
    ['Kila siku isipokuwa Jumapili', [{ weekdays: [6] }]],
    ['يوميا ما عدا الجمعة', [{ weekdays: [4] }]],
    ['except Mondays', [{ weekdays: [0] }]],
  ])('reads an exception: %s', (written, except) =>
    expect(parseDays(written)).toEqual({ rules: [{ weekdays: ALL }], except }),
  )

  it.each([
    ['Weekdays', 'EG', [0, 1, 2, 3, 6], undefined],
    ['Weekend', 'DZ', [4, 5], undefined],
    ['Weekends & Monday', 'SD', [0, 4, 5], undefined],
    ['Weekdays', 'MA', [0, 1, 2, 3, 4], undefined],
    ['Weekdays', 'UG', [0, 1, 2, 3, 4], [5]],
    ['Mo-Fr', 'EG', [0, 1, 2, 3, 4], undefined],
  ])('takes %s in %s for the days of its week', (written, country, weekdays, doubtful) =>
    expect(parseDays(written, { country })?.rules).toEqual([{ weekdays, ...(doubtful && { doubtful }) }]),
  )

  it('takes Mar alone for Tuesday only beside other French days', () => {
    expect(parseDays('Mar')).toBeUndefined()
    expect(parseDays('Mar', { isMarTuesday: true })?.rules).toEqual([{ weekdays: [1] }])
  })

  it.each([
    '',
    'except',
    'Mondays (1 December)',
    'Except (25 December)',
    'Ask the owner (until noon)',
    'Feast (30 February)',
    'Feb 30',
    'Dec 24-January',
    'We, Apr-May Mo',
    'Mo-Fr, Dec 24',
    'School holidays',
    'SH',
    'Every second Monday',
    'We[0]',
    'We[6]',
    'PH -1 day',
    'Easter',
    'week 1-20',
    'sunrise',
    'Daily except by chance',
    '25',
    '2026',
    'Dec 20-24-26',
    '24 Dec 2026 - 2 Jan',
  ])('leaves what it cannot read: %j', (written) => expect(parseDays(written)).toBeUndefined())

  it('never throws', () => {
    const word = fc.constantFrom('Mo', 'Apr', '25', '[1]', '-', ',', 'PH', 'except', 'Mar', '2026', 'و', 'السبت')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    )
    fc.assert(fc.property(text, (written) => void parseDays(written)))
  })
})
