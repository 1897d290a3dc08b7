import { expect, it } from 'vitest'
import { formatCount } from './formatCount.ts'

it.each([
  [0, 'en', '0'],
  [999, 'en', '999'],
  [1000, 'en', '1,000'],
  [103_262, 'en', '103,262'],
  [1_234_567, 'en-GB', '1,234,567'],
  [1000, 'fr', '1\u202f000'],
  // Where people leave it out below five digits, too: columns of counts are read downwards.
  [1000, 'es', '1.000'],
  [1000, 'pt', '1.000'],
  [1000, 'de', '1.000'],
])('%d in %s is %s', (count, locale, written) => expect(formatCount(count, { locale })).toBe(written))
