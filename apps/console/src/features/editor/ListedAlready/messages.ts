import { englishCount } from '@dira/ui'

/** What ListedAlready says by itself. */
export const listedAlreadyMessages = {
  title: 'This may be listed already',
  newTab: ' (opens in a new tab)',
  merge: 'Merge into this one',
  ofWhich: (name: string) => ` (${name})`,
  merging: 'Merging archives this listing. The address of its page leads to the other one from then on.',
  reasons: {
    phone: () => 'The same phone',
    name: (metres: number) => `A similar name, ${englishCount(metres)} m away`,
    town: () => 'The same name in the same town',
  },
}
