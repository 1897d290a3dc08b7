import { Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { joinClasses } from '../../../joinClasses.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { CompassRing } from '../CompassRing/index.ts'
import type { Coordinates } from '../coordinates.ts'
import { bandOf } from '../countBands.ts'
import { CountryShape } from '../CountryShape/index.ts'
import { projectPoint } from '../projectPoint.ts'
import * as styles from './AfricaMapArt.css.ts'
import { NARROW_PLACES, WIDE_PLACES, type LabelPlace } from './labelPlaces.ts'
import { MapLabel } from './MapLabel.tsx'
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
}

/**
 * Africa in the ring of a compass. Countries are shaded by how many listings they have and bear their names, on a narrow map at the end of
 * lines out to sea. Decorative, unless `renderCountry` makes links of the countries: then take `aria-hidden` away.
 */
export function AfricaMapArt({
  countries,
  cities = [],
  selected,
  renderCountry = (_country, shape) => shape,
  className,
  ...props
}: AfricaMapArtProps) {
  const shown = countries.map((country) => ({
    ...country,
    name: country.name ?? OUTLINES[country.code].name,
    look: country.code === selected ? ('selected' as const) : bandOf(country.count),
  }))
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
        <g className={styles.ifWide} aria-hidden="true">
          {shown.map(({ code, ...label }) => {
            const place = WIDE_PLACES[code] ?? middleOf(code)
            return place && <MapLabel key={code} place={place} {...label} />
          })}
        </g>
        <g className={styles.ifNarrow} aria-hidden="true">
          {shown.map(({ code, name, look }) => {
            const place = NARROW_PLACES[code]
            return place && <MapLabel key={code} place={place} name={name} look={look} />
          })}
        </g>
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

/** The middle of a country that is large enough for its name. */
function middleOf(code: CountryCode): LabelPlace | undefined {
  const { centre, box } = OUTLINES[code]
  return box.width > 400 ? { at: centre } : undefined
}
