import { Heading, LocationsOverview, PageBody, Stack } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage } from '../../app/usePage.ts'

/** `/locations`: the map, the nine countries and the popular cities. */
export function LocationsPage() {
  return (
    <PageSwitch state={usePage()}>
      {(data) =>
        data.page === 'locations' ? (
          <PageBody spacing="sections">
            <Stack gap={5}>
              <Heading level={1}>Browse by Location</Heading>
              <LocationsOverview countries={data.countries} cities={data.cities} />
            </Stack>
          </PageBody>
        ) : null
      }
    </PageSwitch>
  )
}
