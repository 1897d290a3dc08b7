import { Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { CompassRing } from '../CompassRing/CompassRing.tsx'
import type { Coordinates } from '../coordinates.ts'
import { bandOf, countBands } from '../countBands.ts'
import { PlacedCountry } from '../PlacedCountry/PlacedCountry.tsx'
import { COUNTRY_CODES, type CountryCode } from '../projection.generated.ts'
import { projectPoint } from '../projectPoint.ts'
import * as styles from './AfricaMapArt.css.ts'
import { MapLabel } from './MapLabel.tsx'
import type { MapLabels } from './mapLabels.ts'
import { onSheet, VIEW_BOX } from './sheet.ts'

/** A country that stands out on the map. */
export interface MapCountry {
  readonly code: CountryCode
  /** How many listings it has: they decide its shade. */
  readonly count: number
  /** Its name on the map. */
  readonly name: string
}

export interface AfricaMapArtProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The countries that stand out; the others are quiet land. */
  countries: readonly MapCountry[]
  /** Cities: each is a needle. @default none */
  cities?: readonly Coordinates[]
  /** Where their names are, by `mapLabels` of the entry for geometry. @default no names */
  labels?: MapLabels | undefined
  /** The country that is pointed at, on the map or in a list beside it. */
  selected?: CountryCode | undefined
  /** Puts something round the shape of a country, such as a link that names it. @default the shape alone */
  renderCountry?: (country: MapCountry, shape: ReactElement) => ReactNode
  /** Puts something round the name of a country, for those who point at it: names are hidden from others. @default the name alone */
  renderLabel?: (country: MapCountry, label: ReactElement) => ReactNode
}

/**
 * Africa in the ring of a compass. Countries are shaded by how many listings they have and bear their names, many at the end of lines out
 * to sea; where names would cover each other, those with most listings have theirs. Decorative, unless `renderCountry` makes links of the countries: then take `aria-hidden` away.
 */
export function AfricaMapArt({
  countries,
  cities = [],
  labels,
  selected,
  renderCountry = (_country, shape) => shape,
  renderLabel = (_country, label) => label,
  className,
  ...props
}: AfricaMapArtProps) {
  const bands = countBands(countries.map(({ count }) => count))
  const shown = countries.map((country) => ({
    ...country,
    look: country.code === selected ? ('selected' as const) : bandOf(country.count, bands),
  }))
  const codes = new Set(countries.map(({ code }) => code))
  return (
    <div aria-hidden="true" className={joinClasses(styles.map, className)} {...props}>
      <svg className={styles.sheet}>
        <svg viewBox={VIEW_BOX}>
          <CompassRing aria-hidden="true" />
          {COUNTRY_CODES.filter((code) => !codes.has(code)).map((code) => (
            <PlacedCountry key={code} code={code} look="land" />
          ))}
          {shown.map((country) => (
            <Fragment key={country.code}>
              {renderCountry(country, <PlacedCountry code={country.code} look={country.look} />)}
            </Fragment>
          ))}
        </svg>
        {LAYOUTS.map(({ layout, hasCount }) => (
          <g key={layout} className={styles[layout]} aria-hidden="true">
            {shown.map(({ code, name, count, look }) => {
              const place = labels?.[layout][code]
              if (!place) return null
              const label = <MapLabel place={place} name={name} look={look} count={hasCount ? count : undefined} />
              return <Fragment key={code}>{renderLabel({ code, count, name }, label)}</Fragment>
            })}
          </g>
        ))}
        {cities.map(({ lat, lng }) => {
          const [x, y] = onSheet(projectPoint(lng, lat))
          return (
            <svg key={`${lat} ${lng}`} x={x} y={y} overflow="visible" aria-hidden="true">
              <path d="M0-7.5 5 0 0 7.5-5 0z" className={styles.needle} />
            </svg>
          )
        })}
      </svg>
    </div>
  )
}

/** The labels of a wide and of a narrow map: which of them is seen, the width of the map decides. */
const LAYOUTS = [
  { layout: 'ifWide', hasCount: true },
  { layout: 'ifNarrow', hasCount: false },
] as const
