import { englishCount } from '../../../messages/count.ts'

/** What MapLayout says by itself. */
export const mapLayoutMessages = {
  results: 'Results',
  filters: 'Filters',
  active: (count: number) => `${englishCount(count)} active`,
  /** The handle of the sheet, by where it is; the arrow keys step as well. */
  peek: 'Show more of the list',
  half: 'Show all of the list',
  full: 'Show the map',
}
