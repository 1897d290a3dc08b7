import { englishCount } from '../../../messages/count.ts'

/** What CompareBar says by itself. */
export const compareBarMessages = {
  label: 'Comparison',
  chosen: (count: number, places: number) => `${englishCount(count)} of ${englishCount(places)} chosen`,
  clear: 'Clear',
  clearAll: 'Clear the comparison',
  oneMore: 'Choose one more to compare',
  compare: (count: number) => `Compare ${englishCount(count)} listings`,
}
