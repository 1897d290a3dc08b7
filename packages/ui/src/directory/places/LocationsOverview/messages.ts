/** What LocationsOverview says by itself. */
export const locationsOverviewMessages = {
  countries: 'Countries',
  regions: {
    north: 'North Africa',
    west: 'West Africa',
    central: 'Central Africa',
    east: 'East Africa',
    southern: 'Southern Africa',
  },
}
