import { useId, useState, type ComponentProps } from 'react'
import type { CountryCode } from '../../art/map/africa.generated.ts'
import type { Coordinates } from '../../art/map/coordinates.ts'
import { Grid } from '../../components/Grid/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { AfricaMap, type AfricaMapCountry } from '../AfricaMap/index.ts'
import { CityList, type CityListItem } from '../CityList/index.ts'
import { CountryEntry, type CountryEntryProps } from '../CountryEntry/index.ts'
import { SectionHeading } from '../SectionHeading/index.ts'
import * as styles from './LocationsOverview.css.ts'
import { locationsOverviewMessages } from './messages.ts'

/** A country with its regions, and its place on the map. */
export interface LocationsCountry
  extends AfricaMapCountry, Pick<CountryEntryProps, 'local' | 'regions' | 'cities' | 'allPlaces'> {}

/** A city; it has a needle on the map where it is known where it lies. */
export interface LocationsCity extends CityListItem, Partial<Coordinates> {}

export interface LocationsOverviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  countries: readonly LocationsCountry[]
  cities: readonly LocationsCity[]
}

/** Map, popular cities and countries. The country that is pointed at is lit on the map and in the list alike. */
export function LocationsOverview({ countries, cities, className, ...props }: LocationsOverviewProps) {
  const messages = useMessages('locationsOverview', locationsOverviewMessages)
  const [selected, setSelected] = useState<CountryCode>()
  const citiesId = useId()
  const headingId = useId()
  return (
    <div className={joinClasses(styles.overview, className)} {...props}>
      <div className={styles.opening}>
        <AfricaMap
          countries={countries}
          cities={cities.filter(isPlaced)}
          selected={selected}
          onSelectedChange={setSelected}
          skipHref={`#${citiesId}`}
        />
        <CityList id={citiesId} tabIndex={-1} cities={cities} />
      </div>
      <section aria-labelledby={headingId}>
        <SectionHeading id={headingId}>{messages.countries}</SectionHeading>
        <Grid as="ul" columns={{ base: 1, md: 3 }} rowGap={5}>
          {countries.map((country) => (
            <li key={country.code}>
              <CountryEntry
                {...country}
                isSelected={country.code === selected}
                onSelectedChange={(isSelected) => setSelected(isSelected ? country.code : undefined)}
              />
            </li>
          ))}
        </Grid>
      </section>
    </div>
  )
}

const isPlaced = (city: LocationsCity): city is LocationsCity & Coordinates =>
  city.lat !== undefined && city.lng !== undefined
