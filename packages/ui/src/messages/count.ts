import { formatCount } from '@dira/directory-core/formatCount'

const ENGLISH = { locale: 'en' }

/** How many there are of something, within the English words of the catalogue. */
export const englishCount = (count: number): string => formatCount(count, ENGLISH)

/** How many there are of something, where no words stand with it. */
export const countMessages = {
  formatCount: englishCount,
}
