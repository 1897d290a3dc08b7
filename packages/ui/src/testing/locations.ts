import { cityEntries, countryEntries, placeIndex } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import * as en from '@dira/directory-core/names/en'
import type { LocationsCity, LocationsCountry } from '../directory/places/LocationsOverview/LocationsOverview.tsx'
import { mapLabels } from '../art/map/AfricaMapArt/mapLabels.ts'
import { placeView } from '../art/map/placeView.ts'
import type { PlaceStripItem } from '../directory/places/PlaceStrip/PlaceStrip.tsx'
import { sampleCities } from './mapSamples.ts'

const places = placeIndex(SAMPLE_LISTINGS)

/** The nine countries as the locations page shows them. */
export const locationCountries: readonly LocationsCountry[] = countryEntries(places, en).map(
  ({ code, name, slug, region: part, count, topRegions }) => ({
    code,
    region: part,
    name,
    count,
    href: `/locations/${slug}`,
    regions: topRegions.map((region) => ({ name: region.name, href: `/locations/${slug}/${region.slug}` })),
  }),
)

/** The eight cities, with where they lie. */
export const locationCities: readonly LocationsCity[] = cityEntries(places, en).map((city) => {
  const { name, slug, countryName: country, count } = city
  const place = sampleCities.find((one) => one.name === name)
  return { name, country, count, href: `/locations/${slug}`, ...(place && { lat: place.lat, lng: place.lng }) }
})

/** Where the names of the countries are on the map. */
export const locationLabels = mapLabels(locationCountries, sampleCities)

/** The six cities of the home page. */
export const homePlaces: readonly PlaceStripItem[] = cityEntries(places, en)
  .slice(0, 6)
  .map(({ name, slug, country, countryName, count }) => {
    const at = sampleCities.find((one) => one.name === name)
    const picture = { country, at, view: placeView(country, at) }
    return { name, country: countryName, href: `/locations/${slug}`, count, picture }
  })
