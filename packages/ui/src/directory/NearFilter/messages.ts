/** What NearFilter says by itself. */
export const nearFilterMessages = {
  near: 'Near',
  distance: (kilometres: number) => `${kilometres} km`,
  within: (kilometres: number) => `within ${kilometres} km`,
  label: 'Near a place',
  town: 'Near which town?',
  noTown: 'Choose a town',
  radius: 'How far?',
  show: 'Show results',
  offline: 'This needs a connection.',
}
