import { englishCount } from '../../../messages/count.ts'

/** What Distance says by itself. */
export const distanceMessages = {
  metres: (metres: number) => `${englishCount(metres)} m`,
  /** `decimals` is how exact it is: 2.0 km is not 2 km. */
  kilometres: (kilometres: number, decimals: 0 | 1) => `${kilometres.toFixed(decimals)} km`,
  away: 'away',
}
