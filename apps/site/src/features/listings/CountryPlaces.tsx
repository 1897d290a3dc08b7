import { PlaceLinks, Stack } from '@dira/ui'
import type { ListHead } from '../../shared/data/pageData.ts'
import { PLACES_ID } from '@dira/data/site'

interface CountryPlacesProps {
  /** The name of the country. */
  readonly title: string
  readonly places: NonNullable<ListHead['places']>
}

/** The cities and provinces of a country below its listings, where 'All places' among the countries leads. */
export function CountryPlaces({ title, places: { cities, regions } }: CountryPlacesProps) {
  if (cities.length === 0 && regions.length === 0) return null
  return (
    <Stack id={PLACES_ID} tabIndex={-1} gap={7}>
      {cities.length > 0 && <PlaceLinks heading={`Cities of ${title}`} places={cities} />}
      {regions.length > 0 && <PlaceLinks heading={`Regions of ${title}`} places={regions} />}
    </Stack>
  )
}
