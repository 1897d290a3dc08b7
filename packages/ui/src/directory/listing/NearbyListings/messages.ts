import { englishCount } from '../../../messages/count.ts'

/** What NearbyListings says by itself. */
export const nearbyListingsMessages = {
  sleep: 'Sleep',
  eat: 'Eat',
  around: 'Get around',
  /** The names of the groups, in one line: 'Sleep, eat, get around nearby'. */
  heading: (groups: readonly string[]) => {
    const [first = '', ...rest] = groups
    return `${[first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ')} nearby`
  },
  straight: (businessName: string) => `Distances are in a straight line from ${businessName}.`,
  all: (count: number, kilometres: number) => `All ${englishCount(count)} within ${englishCount(kilometres)} km`,
}
