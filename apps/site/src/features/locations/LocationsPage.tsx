import { Heading, LocationsOverview, PageBody, Stack } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import type { LocationsData } from '../../shared/pageData.ts'

/** `/locations`: the map, the nine countries and the popular cities. */
export function LocationsPage() {
  const { countries, cities } = useLoaderData<LocationsData>()
  return (
    <PageBody spacing="sections">
      <Stack gap={5}>
        <Heading level={1}>Browse by Location</Heading>
        <LocationsOverview countries={countries} cities={cities} />
      </Stack>
    </PageBody>
  )
}
