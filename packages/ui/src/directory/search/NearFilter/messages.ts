import { englishCount } from '../../../messages/count.ts'

/** What NearFilter says by itself. */
export const nearFilterMessages = {
  near: 'Near',
  distance: (kilometres: number) => `${englishCount(kilometres)} km`,
  within: (kilometres: number) => `within ${englishCount(kilometres)} km`,
  label: 'Near a place',
  town: 'Near which town?',
  noTown: 'Choose a town',
  radius: 'How far?',
  show: 'Show results',
  offline: 'This needs a connection.',
}
