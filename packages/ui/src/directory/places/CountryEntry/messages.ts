import { englishCount } from '../../../messages/count.ts'

const listings = (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`)
const viewAll = (count: number) => `View all (${listings(count)})`
const allPlaces = (count: number) => `All ${englishCount(count)} places`

/** What CountryEntry says by itself. */
export const countryEntryMessages = {
  viewAll,
  viewAllIn: (country: string, count: number) => `${viewAll(count)} in ${country}`,
  listings,
  allPlaces,
  allPlacesIn: (country: string, count: number) => `${allPlaces(count)} in ${country}`,
  cities: (country: string) => `Cities of ${country}`,
  regions: (country: string) => `Regions of ${country}`,
}
