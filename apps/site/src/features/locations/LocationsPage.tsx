import { Heading, LocationsOverview, PageBody, Stack } from '@dira/ui'
import { useLoaderData } from 'react-router-dom'
import { paths } from '@dira/data/site'
import type { LocationsData } from '../../shared/data/pageData.ts'
import { useGo } from '../../shared/overlays.tsx'
import { SuggestingSearchBox } from '../../shared/suggestions/SuggestingSearchBox.tsx'

const QUESTION = 'Which country or town?'

/** `/locations`: a field that asks where, the map, the countries by region and the popular cities. */
export function LocationsPage() {
  const { countries, cities, labels } = useLoaderData<LocationsData>()
  const go = useGo()
  return (
    <PageBody spacing="sections">
      <Stack gap={5}>
        <Heading level={1}>Browse by Location</Heading>
        <LocationsOverview
          countries={countries}
          cities={cities}
          labels={labels}
          search={
            <SuggestingSearchBox
              label={QUESTION}
              placeholder={QUESTION}
              action={paths.listings}
              only="places"
              hrefOf={paths.found}
              onSearch={(search) => go(paths.found(search))}
            />
          }
        />
      </Stack>
    </PageBody>
  )
}
