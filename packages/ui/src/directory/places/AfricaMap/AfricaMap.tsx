import { useState, type ComponentProps } from 'react'
import { AfricaMapArt, type MapCountry } from '../../../art/map/AfricaMapArt/AfricaMapArt.tsx'
import type { MapLabels } from '../../../art/map/AfricaMapArt/mapLabels.ts'
import type { Coordinates } from '../../../art/map/coordinates.ts'
import type { CountryCode } from '../../../art/map/projection.generated.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { SkipLink } from '../../../components/SkipLink/SkipLink.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './AfricaMap.css.ts'
import { MapLegend } from './MapLegend.tsx'
import { africaMapMessages } from './messages.ts'

/** A country that the map leads to. */
export interface AfricaMapCountry extends MapCountry {
  readonly href: string
}

export interface AfricaMapProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The countries that are links; the others are quiet land. */
  countries: readonly AfricaMapCountry[]
  /** Popular cities: each is a needle. @default none */
  cities?: readonly Coordinates[]
  /** Where the names of the countries are, by `mapLabels`. @default no names */
  labels?: MapLabels | undefined
  /** Lit from elsewhere, as when its entry in a list is pointed at. */
  selected?: CountryCode | undefined
  /** Somebody points at a country, by hand or keyboard, or points at none any more. */
  onSelectedChange?: (selected: CountryCode | undefined) => void
  /** The fragment of what comes after the map, which needs that id and `tabIndex={-1}`. */
  skipHref: string
}

/**
 * Africa in the ring of a compass, each country of the directory a link. Its links are in lists too, so it may be skipped.
 */
export function AfricaMap({
  countries,
  cities = [],
  labels,
  selected,
  onSelectedChange,
  skipHref,
  className,
  ...props
}: AfricaMapProps) {
  const messages = useMessages('africaMap', africaMapMessages)
  const [pointed, setPointed] = useState<CountryCode>()
  const lit = selected ?? pointed
  const point = (code?: CountryCode) => {
    setPointed(code)
    onSelectedChange?.(code)
  }
  return (
    <nav aria-label={messages.label} className={joinClasses(styles.frame, className)} {...props}>
      <SkipLink href={skipHref}>{messages.skip}</SkipLink>
      <div className={styles.mapSpace}>
        <AfricaMapArt
          aria-hidden={undefined}
          countries={countries}
          cities={cities}
          labels={labels}
          selected={lit}
          renderCountry={({ code }, shape) => {
            const country = countries.find((one) => one.code === code)
            if (!country) return shape
            return (
              <Link
                look="bare"
                href={country.href}
                aria-label={messages.country(country.name, country.count)}
                className={joinClasses(styles.country, code === lit && styles.lit)}
                onMouseEnter={() => point(code)}
                onMouseLeave={() => point()}
                onFocus={() => point(code)}
                onBlur={() => point()}
              >
                {shape}
              </Link>
            )
          }}
          // The same way for a pointer alone: the shape is the one stop of the keyboard, and the one name that is announced.
          renderLabel={({ code }, label) => {
            const country = countries.find((one) => one.code === code)
            if (!country) return label
            return (
              <Link
                look="bare"
                href={country.href}
                tabIndex={-1}
                className={styles.label}
                onMouseEnter={() => point(code)}
                onMouseLeave={() => point()}
              >
                {label}
              </Link>
            )
          }}
        />
      </div>
      <MapLegend counts={countries.map(({ count }) => count)} hasCities={cities.length > 0} />
    </nav>
  )
}
