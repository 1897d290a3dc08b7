import { describe, expect, it } from 'vitest'
import { formatDate } from './formatDate.ts'

describe('formatDate', () => {
  it.each([
    ['2026-11-30', undefined, '30 November 2026'],
    ['2026-01-01', 'en-GB', '1 January 2026'],
    ['2026-11-30', 'fr', '30 novembre 2026'],
  ])('writes %s in words, in the language %s', (date, locale, expected) =>
    expect(formatDate(date, locale)).toBe(expected),
  )

  it('refuses what is not a day', () => expect(() => formatDate('soon')).toThrow(RangeError))
})
