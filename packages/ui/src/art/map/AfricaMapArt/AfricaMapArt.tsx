import { Fragment, useMemo, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { joinClasses } from '../../../joinClasses.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { CompassRing } from '../CompassRing/index.ts'
import type { Coordinates } from '../coordinates.ts'
import { bandOf } from '../countBands.ts'
import { CountryShape } from '../CountryShape/index.ts'
import { projectPoint } from '../projectPoint.ts'
import * as styles from './AfricaMapArt.css.ts'
import { NARROW_SHARE, WIDE_FROM } from './labelBox.ts'
import { NARROW_PLACES, WIDE_PLACES } from './labelPlaces.ts'
import { MapLabel } from './MapLabel.tsx'
import { placeLabels } from './placeLabels.ts'
import { onSheet, VIEW_BOX } from './sheet.ts'

/** A country that stands out on the map. */
export interface MapCountry {
  readonly code: CountryCode
  /** How many listings it has: they decide its shade. */
  readonly count: number
  /** Its name on the map. @default its English name */
  readonly name?: string
}

export interface AfricaMapArtProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The countries that stand out; the others are quiet land. */
  countries: readonly MapCountry[]
  /** Cities: each is a needle. @default none */
  cities?: readonly Coordinates[]
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
  selected,
  renderCountry = (_country, shape) => shape,
  renderLabel = (_country, label) => label,
  className,
  ...props
}: AfricaMapArtProps) {
  const shown = countries.map((country) => ({
    ...country,
    name: country.name ?? OUTLINES[country.code].name,
    look: country.code === selected ? ('selected' as const) : bandOf(country.count),
  }))
  const labels = useMemo(() => labelsOf(countries, cities), [countries, cities])
  const codes = new Set(countries.map(({ code }) => code))
  return (
    <div aria-hidden="true" className={joinClasses(styles.map, className)} {...props}>
      <svg className={styles.sheet}>
        <svg viewBox={VIEW_BOX}>
          <CompassRing aria-hidden="true" />
          <CountryShape code={CODES.filter((code) => !codes.has(code))} look="land" />
          {shown.map((country) => (
            <Fragment key={country.code}>
              {renderCountry(country, <CountryShape code={country.code} look={country.look} />)}
            </Fragment>
          ))}
        </svg>
        {LAYOUTS.map(({ layout, size }, index) => (
          <g key={layout} className={styles[layout]} aria-hidden="true">
            {shown.map(({ code, name, count, look }) => {
              const place = labels[index]?.get(code)
              if (!place) return null
              const label = <MapLabel place={place} name={name} look={look} count={size.hasCount ? count : undefined} />
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

const CODES = Object.keys(OUTLINES) as CountryCode[]

/** The labels of a wide and of a narrow map: which of them is seen, the width of the map decides. */
const LAYOUTS = [
  { layout: 'ifWide', size: { mapWidth: WIDE_FROM, fontSize: 13, hasCount: true }, places: WIDE_PLACES },
  { layout: 'ifNarrow', size: { mapWidth: 100, fontSize: NARROW_SHARE, hasCount: false }, places: NARROW_PLACES },
] as const

const labelsOf = (countries: readonly MapCountry[], cities: readonly Coordinates[]) =>
  LAYOUTS.map(({ size, places }) =>
    placeLabels({
      countries: countries.map(({ code, count, name = OUTLINES[code].name }) => ({ code, count, name })),
      needles: cities.map(({ lat, lng }) => projectPoint(lng, lat)),
      size,
      places,
    }),
  )
