import { memo, useCallback, useId, useState, type ComponentProps, type ReactNode } from 'react'
import type { AfricanRegion } from '@dira/directory-core'
import type { MapLabels } from '../../../art/map/AfricaMapArt/mapLabels.ts'
import type { Coordinates } from '../../../art/map/coordinates.ts'
import { bandOf, countBands } from '../../../art/map/countBands.ts'
import type { CountryCode } from '../../../art/map/projection.generated.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { AfricaMap, type AfricaMapCountry } from '../AfricaMap/AfricaMap.tsx'
import { CityList, type CityListItem } from '../CityList/CityList.tsx'
import { CountryEntry, type CountryEntryProps } from '../CountryEntry/CountryEntry.tsx'
import { SectionHeading } from '../../site/SectionHeading/SectionHeading.tsx'
import * as styles from './LocationsOverview.css.ts'
import { locationsOverviewMessages } from './messages.ts'

/** A country with its regions, and its place on the map. */
export interface LocationsCountry
  extends AfricaMapCountry, Pick<CountryEntryProps, 'local' | 'regions' | 'cities' | 'allPlaces'> {
  /** The region of Africa under whose head it stands. */
  readonly region: AfricanRegion
}

/** A city; it has a needle on the map where it is known where it lies. */
export interface LocationsCity extends CityListItem, Partial<Coordinates> {}

export interface LocationsOverviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  countries: readonly LocationsCountry[]
  cities: readonly LocationsCity[]
  /** Where the names of the countries are on the map, by `mapLabels`. @default no names */
  labels?: MapLabels | undefined
  /** A field to look for a place, above all. @default none */
  search?: ReactNode
}

/** So many countries are open from the start: their lists are shorter than a search for one of them. */
const MOST_OPEN = 12

/**
 * A search for a place, map, popular cities, and the countries under the regions of Africa, these in the order of their first country. The country
 * that is pointed at is lit on the map and in the list alike.
 */
export function LocationsOverview({ countries, cities, labels, search, className, ...props }: LocationsOverviewProps) {
  const messages = useMessages('locationsOverview', locationsOverviewMessages)
  const [selected, setSelected] = useState<CountryCode>()
  const citiesId = useId()
  const headingId = useId()
  const bands = countBands(countries.map(({ count }) => count))
  const regions = Map.groupBy(countries, ({ region }) => region)
  return (
    <div className={joinClasses(styles.overview, className)} {...props}>
      {search}
      <div className={styles.opening}>
        <AfricaMap
          countries={countries}
          cities={cities.filter(isPlaced)}
          labels={labels}
          selected={selected}
          onSelectedChange={setSelected}
          skipHref={`#${citiesId}`}
        />
        <CityList id={citiesId} tabIndex={-1} cities={cities} />
      </div>
      <section aria-labelledby={headingId}>
        <SectionHeading id={headingId}>{messages.countries}</SectionHeading>
        <div className={styles.regions}>
          {[...regions].map(([region, within]) => (
            <section key={region} aria-labelledby={`${headingId}-${region}`}>
              <Heading level={3} size="h3" id={`${headingId}-${region}`} className={styles.region}>
                {messages.regions[region]}
              </Heading>
              <ul role="list" className={styles.countries}>
                {within.map((country) => (
                  <li key={country.code}>
                    <Entry
                      country={country}
                      band={bandOf(country.count, bands)}
                      isOpen={countries.length <= MOST_OPEN}
                      isSelected={country.code === selected}
                      onSelectedChange={setSelected}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </div>
  )
}

interface EntryProps extends Pick<CountryEntryProps, 'band' | 'isOpen' | 'isSelected'> {
  readonly country: LocationsCountry
  readonly onSelectedChange: (selected: CountryCode | undefined) => void
}

// Of fifty countries only those are drawn anew that are lit, or lit no more.
const Entry = memo(function Entry({ country, onSelectedChange, ...state }: EntryProps) {
  const { code, name, local, count, href, regions, cities, allPlaces } = country
  const point = useCallback(
    (isSelected: boolean) => onSelectedChange(isSelected ? code : undefined),
    [code, onSelectedChange],
  )
  return (
    <CountryEntry
      {...{ code, name, local, count, href, regions, cities, allPlaces, ...state }}
      headingLevel={4}
      onSelectedChange={point}
    />
  )
})

const isPlaced = (city: LocationsCity): city is LocationsCity & Coordinates =>
  city.lat !== undefined && city.lng !== undefined
