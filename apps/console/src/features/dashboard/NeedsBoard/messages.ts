import { englishCount } from '@dira/ui'
import type { CalendarDate } from '@dira/directory-core'
import type { Mend, PackageSpan } from './needs.ts'

// Days of the calendar are read as midnight UTC.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })
const end = (count: number | null) => (count === 1 ? 'ends' : 'end')

/** What NeedsBoard says by itself. */
export const needsBoardMessages = {
  nothingToMend: 'Nothing is to be mended.',
  nothingToMendNote: 'Listings without a place, or with hours or a phone that nobody can read, stand here.',
  toMend: 'To mend',
  total: (count: number) => `${englishCount(count)} in all`,
  count: (count: number | null) => (count === null ? '10,000+' : englishCount(count)),
  mends: {
    closed: 'reported as closed',
    coordinates: 'without coordinates',
    hours: 'with hours nobody can read',
    phone: 'with a phone that cannot be dialled',
    duplicates: 'possible duplicates',
  } satisfies Record<Mend, string>,
  says: (text: string) => `“${text.length > 32 ? `${text.slice(0, 32).trimEnd()}…` : text}”`,
  details: {
    closed: 'By two people',
    coordinates: 'Not on the map',
    duplicates: 'The same phone, or a similar name nearby',
  } as Readonly<Partial<Record<Mend, string>>>,
  ending: 'Packages that end',
  prices: (prices: readonly string[]) => `${list.format(prices)} a year; a page stays up when its package ends`,
  spans: {
    tomorrow: (count) => `${end(count)} today or tomorrow`,
    week: (count) => `${end(count)} in 2 to 7 days`,
    month: (count) => `${end(count)} in 8 to 30 days`,
    past: (count) => (count === 1 ? 'is past its date' : 'are past their date'),
  } satisfies Record<PackageSpan, (count: number | null) => string>,
  first: (name: string, tier: string) => `${name}, ${tier}`,
  next: (name: string, lastDay: CalendarDate) => `Next: ${name}, ${day.format(new Date(lastDay))}`,
  inGrace: (counted: string) => `${counted} in the 14 days of grace`,
  lapsed: (counted: string) => `${counted} shown as Classified`,
  judging: 'Some listings are still being read: there may be more.',
  loading: 'Counting what listings need',
  failed: 'What listings need could not be counted.',
}
