import { africanCountry, cityEntries, countryEntries, placeIndex } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import type { LocationsCity, LocationsCountry } from '../directory/LocationsOverview/index.ts'
import { sampleCities } from './mapSamples.ts'

const places = placeIndex(SAMPLE_LISTINGS)

/** The nine countries as the locations page shows them. */
export const locationCountries: readonly LocationsCountry[] = countryEntries(places).map(
  ({ name, slug, count, topRegions }) => ({
    // Each of the nine lies in Africa.
    code: africanCountry(name)!.code,
    name,
    count,
    href: `/locations/${slug}`,
    regions: topRegions.map((region) => ({ name: region.name, href: `/locations/${slug}/${region.slug}` })),
  }),
)

/** The eight cities, with where they lie. */
export const locationCities: readonly LocationsCity[] = cityEntries(places).map(({ name, slug, country, count }) => {
  const place = sampleCities.find((city) => city.name === name)
  return { name, country, count, href: `/locations/${slug}`, ...(place && { lat: place.lat, lng: place.lng }) }
})
