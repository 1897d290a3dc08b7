import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBusinessHours, unreadHours, rowsOfDay } from './readBusinessHours.ts'

const CLOSED = { isKnown: true, spans: [] }
const UNKNOWN = { isKnown: false }
const from8to17 = { isKnown: true, spans: [{ opens: 480, closes: 1020 }] }

describe('readBusinessHours', () => {
  it('takes a day that no row names for closed when every row could be read', () => {
    const { week } = readBusinessHours([{ day: 'Mon-Sat', hours: '08:00-17:00' }])
    expect(week).toEqual([from8to17, from8to17, from8to17, from8to17, from8to17, from8to17, CLOSED])
  })

  it.each([
    ['its hours', { day: 'Saturday', hours: 'mornings' }],
    ['its day', { day: 'Market days', hours: '08:00-12:00' }],
  ])('takes a day that no row names for unknown when one row could not be read for %s', (_, row) => {
    const { week } = readBusinessHours([{ day: 'Mon-Fri', hours: '08:00-17:00' }, row])
    expect(week).toEqual([from8to17, from8to17, from8to17, from8to17, from8to17, UNKNOWN, UNKNOWN])
  })

  it('knows nothing without rows, or with rows of public holidays only', () => {
    expect(readBusinessHours([]).week).toEqual(Array(7).fill(UNKNOWN))
    expect(readBusinessHours([{ day: 'Public holidays', hours: 'Closed' }]).week).toEqual(Array(7).fill(UNKNOWN))
  })

  it('does not mind what it cannot read about public holidays', () => {
    const rows = [
      { day: 'Mon-Sat', hours: '08:00-17:00' },
      { day: 'Public holidays', hours: 'ask us' },
    ]
    expect(readBusinessHours(rows).week).toEqual([...Array(6).fill(from8to17), CLOSED])
  })

  it('lets the row that names fewest days count', () => {
    const { week } = readBusinessHours([
      { day: 'Daily', hours: '24 hours' },
      { day: 'Mon-Fri', hours: '08:00-17:00' },
      { day: 'Friday', hours: 'Closed' },
      { day: 'Thursday', hours: 'by appointment' },
    ])
    const always = { isKnown: true, spans: [{ opens: 0, closes: 1440 }] }
    expect(week.slice(2, 6)).toEqual([from8to17, UNKNOWN, CLOSED, always])
  })

  it('adds rows that name the same day, and knows nothing when they contradict each other', () => {
    const { week, rows } = readBusinessHours([
      { day: 'Monday', hours: '08:00-12:00' },
      { day: 'Monday', hours: '14:00-18:00' },
      { day: 'Tuesday', hours: 'Closed' },
      { day: 'Tuesday', hours: '08:00-12:00' },
    ])
    const [morning, afternoon] = [
      { opens: 480, closes: 720 },
      { opens: 840, closes: 1080 },
    ] as const
    expect(week[0]).toEqual({ isKnown: true, spans: [morning, afternoon] })
    expect(week[1]).toEqual(UNKNOWN)
    expect(rowsOfDay(rows, 0).map(({ hours }) => hours)).toEqual(['08:00-12:00', '14:00-18:00'])
    expect(rowsOfDay(rows, 6)).toEqual([])
  })

  it('keeps every row in its place and as it was written, and changes nothing it was given', () => {
    const row = fc.record({
      day: fc.oneof(fc.string(), fc.constant('Mon')),
      hours: fc.oneof(fc.string(), fc.constant('9-17')),
    })
    fc.assert(
      fc.property(fc.array(row), (written) => {
        const before = structuredClone(written)
        const { rows, week } = readBusinessHours(written)
        expect(rows.map(({ day, hours }) => ({ day, hours }))).toEqual(before)
        expect(written).toEqual(before)
        expect(week).toHaveLength(7)
      }),
    )
  })
})

describe('unreadHours', () => {
  it.each([
    [[], undefined],
    [[{ day: 'Daily', hours: '08:00-17:00' }], undefined],
    [[{ day: 'Public holidays', hours: 'ask us' }], undefined],
    [[{ day: 'Daily', hours: ' ' }], undefined],
    [
      [
        { day: 'Monday', hours: '08:00-17:00' },
        { day: 'Friday', hours: 'daily till late' },
      ],
      'daily till late',
    ],
    [[{ day: 'When it rains', hours: '08:00-17:00' }], '08:00-17:00'],
  ])('of %j is %s', (rows, hours) => expect(unreadHours(rows)?.hours).toBe(hours))
})
