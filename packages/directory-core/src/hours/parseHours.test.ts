import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHours } from './parseHours.ts'

/** Spans as '08:00-17:00', closing times past midnight as 24:00 and more. */
function read(written: string): string | undefined {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return parseHours(written)
    ?.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)
    .join(' ')
}

describe('parseHours', () => {
  it.each([
    ['08:00—17:00', '08:00-17:00'],
    ['08.00-17.00', '08:00-17:00'],
    ['0800-1700', '08:00-17:00'],
    ['800-1700', '08:00-17:00'],
    ['8-17', '08:00-17:00'],
    ['8h-17h', '08:00-17:00'],
    ['8h30 à 17h', '08:30-17:00'],
    ['08h00 – 17h00', '08:00-17:00'],
    ['9h às 18h', '09:00-18:00'],
    ['das 9h às 18h', '09:00-18:00'],
    ['07:00 hrs - 19:00 hrs', '07:00-19:00'],
    ['Open 8am–5pm', '08:00-17:00'],
    ['Opens: 08:00-17:00', '08:00-17:00'],
    ['from 10:00 to 22:00', '10:00-22:00'],
    ['8am - 5pm', '08:00-17:00'],
    ['8 AM - 5 PM', '08:00-17:00'],
    ['9 a.m. to 5 p.m.', '09:00-17:00'],
    ['8:30am-12:30pm', '08:30-12:30'],
    ['09:00 AM - 05:00 PM', '09:00-17:00'],
    ['12pm - 12am', '12:00-24:00'],
    ['12am - 12pm', '00:00-12:00'],
    ['noon - midnight', '12:00-24:00'],
    ['midday to 22:00', '12:00-22:00'],
    ['midnight - 06:00', '00:00-06:00'],
    ['midi - minuit', '12:00-24:00'],
    ['14:00 pm - 18:00 pm', '14:00-18:00'],
    ['٠٩:٠٠ - ١٧:٠٠', '09:00-17:00'],
    ['０９：００－１７：００', '09:00-17:00'],
  ])('reads one span: %s', (written, expected) => expect(read(written)).toBe(expected))

  it.each([
    ['08:00-12:00, 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['08:00-12:00 & 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['08:00-12:00 and 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['08:00-12:00; 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['08:00-12:00 / 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['08:00-12:00 14:00-17:00', '08:00-12:00 14:00-17:00'],
    ['8h-12h et 14h-18h', '08:00-12:00 14:00-18:00'],
    ['8-12, 14-17', '08:00-12:00 14:00-17:00'],
    ['7am-9am, 12pm-3pm, 6pm-10pm', '07:00-09:00 12:00-15:00 18:00-22:00'],
  ])('reads split shifts: %s', (written, expected) => expect(read(written)).toBe(expected))

  it.each([
    ['6pm - 2am', '18:00-26:00'],
    ['22:00-24:00', '22:00-24:00'],
    ['20:00 - midnight', '20:00-24:00'],
    ['10pm-4', '22:00-28:00'],
  ])('carries a night into the next day: %s', (written, expected) => expect(read(written)).toBe(expected))

  it.each([
    '24 hours',
    '24hrs',
    '24h',
    '24/7',
    '24h/24',
    'Open 24 hours',
    'Open 24 hours a day',
    '24 heures',
    '24 horas',
    'All day',
    'Always open',
    'Round the clock',
    '00:00-24:00',
    '00:00-00:00',
  ])('reads a whole day: %s', (written) => expect(read(written)).toBe('00:00-24:00'))

  it.each([
    'Closed',
    'CLOSED',
    'closed.',
    'Closed all day',
    'Fermé',
    'Fechado',
    'Encerrado',
    'Imefungwa',
    'Gesluit',
    'off',
  ])('reads a closed day: %s', (written) => expect(parseHours(written)).toEqual([]))

  it.each([
    ['9-5', '09:00-17:00'],
    ['8:00 - 5:00', '08:00-17:00'],
    ['9-5pm', '09:00-17:00'],
    ['9am-5', '09:00-17:00'],
    ['1-5pm', '13:00-17:00'],
    ['9-11am', '09:00-11:00'],
    ['6-2am', '18:00-26:00'],
    ['9am-12', '09:00-12:00'],
    ['6pm-6', '18:00-30:00'],
    ['9am-17:00', '09:00-17:00'],
    ['13-5pm', '13:00-17:00'],
    ['9:00-12:30', '09:00-12:30'],
  ])('takes a missing half of the day from what leaves one sensible reading: %s', (written, expected) =>
    expect(read(written)).toBe(expected),
  )

  it.each([
    '',
    ' ',
    '-',
    'By appointment',
    'Call ahead',
    'Sunrise - sunset',
    '08:00 until late',
    'from 08:00',
    '08:00',
    '8-10',
    '10-2',
    '7-9',
    '25:00-26:00',
    '08:61-17:00',
    '24:30-25:00',
    '13am-5pm',
    '08:00-17:00 (kitchen until 16:00)',
    'Closed for lunch 13:00-14:00',
    '08:00-12:00, on request',
    '08:00-12:00,',
    '08:00-12:00:30',
    '08:00-',
    'Mon-Fri 08:00-17:00',
    '12345-23456',
    `08:00-${'0'.repeat(500)}`,
  ])('leaves what it cannot read for sure: %j', (written) => expect(parseHours(written)).toBeUndefined())

  it('reads back every pair of times that it could have been given, on a clock of 24 hours and on one of twelve', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const as24 = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
    const as12 = (at: number) => {
      const hour = Math.floor(at / 60)
      return `${hour % 12 || 12}:${String(at % 60).padStart(2, '0')}${hour < 12 ? 'am' : ' p.m.'}`
    }
    const separator = fc.constantFrom('-', ' – ', ' to ', ' until ')
    fc.assert(
      fc.property(minute, minute, separator, fc.constantFrom(as24, as12), (opens, closes, dash, clock) => {
        // A time of ten o'clock to noon says nothing about its clock, which is what halves are for.
        fc.pre(clock === as12 || opens < 600 || opens >= 780)
        const expected = { opens, closes: closes > opens ? closes : closes + 1440 }
        expect(parseHours(clock(opens) + dash + clock(closes))).toEqual([expected])
      }),
      { numRuns: 1000 },
    )
  })

  it('never throws, and gives only spans within a day that close after they open', () => {
    const piece = fc.constantFrom(...'8- ,h:/', '08:00', '17', '5pm', 'to', 'closed', '24', 'am', 'noon')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, (written) => {
        for (const { opens, closes } of parseHours(written) ?? []) {
          expect(opens >= 0 && opens < 1440 && closes > opens && closes <= opens + 1440).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
