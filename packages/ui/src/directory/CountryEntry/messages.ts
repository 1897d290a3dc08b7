const viewAll = (count: number) => `View all (${count === 1 ? '1 listing' : `${count} listings`})`

/** What CountryEntry says by itself. */
export const countryEntryMessages = {
  viewAll,
  viewAllIn: (country: string, count: number) => `${viewAll(count)} in ${country}`,
  regions: (country: string) => `Regions of ${country}`,
}
