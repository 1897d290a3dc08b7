/** What LocationsOverview says by itself. */
export const locationsOverviewMessages = {
  countries: 'Countries',
}
