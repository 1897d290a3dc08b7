import { englishCount } from '../../../messages/count.ts'

/** What AfricaMap says by itself. */
export const africaMapMessages = {
  label: 'Map of countries',
  skip: 'Skip the map',
  country: (name: string, count: number) => `${name}, ${count === 1 ? '1 listing' : `${englishCount(count)} listings`}`,
  legend: 'Legend',
  /** Without an upper end the shade is the darkest. */
  band: (from: number, to?: number) => {
    if (to === undefined) return from === 0 ? 'Some listings' : `Over ${englishCount(from - 1)} listings`
    return from === 0 ? `Up to ${englishCount(to)}` : `${englishCount(from)} to ${englishCount(to)}`
  },
  city: 'Popular city',
}
