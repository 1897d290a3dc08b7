import { openStatus, unreadHours, type BusinessHours } from '@dira/directory-core'
import * as names from '@dira/directory-core/names/en'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHours } from './readHours.ts'

/** Hours in one cell, a country, an instant (UTC) and what may be said then. */
const CASES = ['opening-hours.tsv', 'more-opening-hours.tsv'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [hours: string, country: string, at: string, right: string]),
)

const rowsOf = (written: string) => readHours(written) as readonly BusinessHours[]
const text = (written: string) => rowsOf(written).map(({ day, hours }) => `${day} | ${hours}`)

it.each(CASES)('answers %s in %s at %s: %s', (written, country, at, right) => {
  const { state } = openStatus(
    { location: { country }, businessHours: rowsOf(written) },
    { now: Date.parse(at), names },
  )
  expect(state).toBeOneOf(ANSWERS[right.replace(/ \(.*$/, '') as keyof typeof ANSWERS])
})

const ANSWERS = {
  open: ['open'],
  closed: ['closed'],
  unknown: ['unknown'],
  'not open': ['closed', 'unknown'],
  'not closed': ['open', 'unknown'],
} as const

describe('readHours', () => {
  it.each([
    ['Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off', ['Mo-Fr | 08:00-18:00', 'Sa | 09:00-13:00', 'PH | off']],
    ['Mo-Fr 08:00-17:00, Sa 08:00-13:00', ['Mo-Fr | 08:00-17:00', 'Sa | 08:00-13:00']],
    ['Mon - Fri: 8am - 5pm Sat: 9am - 1pm Sun: Closed', ['Mon - Fri | 8am - 5pm', 'Sat | 9am - 1pm', 'Sun | Closed']],
    [
      'Mon-Sat 8 a.m. to 5 p.m. and Sunday 10 a.m. to 1 p.m.',
      ['Mon-Sat | 8 a.m. to 5 p.m.', 'Sunday | 10 a.m. to 1 p.m.'],
    ],
    ['Mo 08:00-12:00, 14:00-17:00, Tu off', ['Mo | 08:00-12:00, 14:00-17:00', 'Tu | off']],
    ['Mon-Sat 08:00-17:00, closed on Sundays', ['Mon-Sat | 08:00-17:00', 'Sundays | closed']],
    ['Lun-Ven 8h-12h30 / 15h-18h; Sam 9h-13h', ['Lun-Ven | 8h-12h30 / 15h-18h', 'Sam | 9h-13h']],
    [
      'du lundi au vendredi de 8h à 17h, samedi 9h à 13h, fermé le dimanche',
      ['du lundi au vendredi | de 8h à 17h', 'samedi | 9h à 13h', 'dimanche | fermé'],
    ],
    ['Lun 8h-17h, Mar 9h-18h, Mer fermé', ['Lun | 8h-17h', 'Mar | 9h-18h', 'Mer | fermé']],
    [
      'Segunda a sexta-feira das 8h às 17h, sábado 9h-12h, domingo fechado',
      ['Segunda a sexta-feira | das 8h às 17h', 'sábado | 9h-12h', 'domingo | fechado'],
    ],
    ['السبت - الخميس: 9 صباحا - 5 مساء، الجمعة مغلق', ['السبت - الخميس | 9 صباحا - 5 مساء', 'الجمعة | مغلق']],
    ['من الأحد إلى الخميس من ٩ ص إلى ٥ م', ['من الأحد إلى الخميس | من ٩ ص إلى ٥ م']],
    ['يوميا 10:00-22:00 ما عدا الجمعة', ['يوميا ما عدا الجمعة | 10:00-22:00']],
    ['Dec 25-Jan 02 off', ['Dec 25-Jan 02 | off']],
    ['24-26 Dec closed', ['24-26 Dec | closed']],
    ['10:00-22:00', ['Daily | 10:00-22:00']],
    ['24/7', ['Daily | 24/7']],
    ['10:00-22:00 except Mondays', ['except Mondays | 10:00-22:00']],
    ['08:00-17:00 (Mon-Fri)', ['Mon-Fri | 08:00-17:00']],
    ['Open daily except Mondays 10:00-22:00', ['Open daily except Mondays | 10:00-22:00']],
  ])('reads %s', (written, rows) => expect(text(written)).toEqual(rows))

  it.each([
    ['Mon-Fri 08:00-17:00, Sat by appointment', ['Mon-Fri | 08:00-17:00', 'Sat | by appointment']],
    ['08:00-17:00 Mon-Fri, 09:00-13:00 Sat', ['Daily | 08:00-17:00 Mon-Fri, 09:00-13:00 Sat']],
    ['2 asubuhi - 12 jioni', ['2 asubuhi - 12 jioni | ']],
    ['Ask at the gate', ['Ask at the gate | ']],
    ['Mon-Fri 8 till late', ['Mon-Fri | 8 till late']],
  ])('keeps every word of what it cannot read, and does not take it for read: %s', (written, rows) => {
    expect(text(written)).toEqual(rows)
    expect(rowsOf(written).every((row) => row.hours !== '' && unreadHours([row]) === undefined)).toBe(false)
  })
})
