import type { Names } from './names.ts'

/**
 * How many there are of something, as a locale writes it: with its separators from four digits on, such as '103,262'. Money, years, phone numbers, ids
 * and coordinates are no counts: they stay as they are.
 */
export function formatCount(count: number, { locale }: Pick<Names, 'locale'>): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: 'always' })
  formats.set(locale, format)
  return format.format(count)
}

/** Making a format takes longer than a thousand uses of it. */
const formats = new Map<string, Intl.NumberFormat>()
