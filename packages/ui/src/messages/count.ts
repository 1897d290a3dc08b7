import { formatCount } from '@dira/directory-core/formatCount'

const ENGLISH = { locale: 'en' }

/** How many there are of something, within the English words of the catalogue. */
export const englishCount = (count: number): string => formatCount(count, ENGLISH)

/** The same where there is little room, as in a mark of a map: 950, 9.2k, 103k. Never more than there are. */
export function englishShortCount(count: number): string {
  if (count < 1000) return englishCount(count)
  return `${englishCount(count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1000))}k`
}

/** How many there are of something, where no words stand with it. */
export const countMessages = {
  formatCount: englishCount,
}
