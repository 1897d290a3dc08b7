import type { ComponentProps } from 'react'
import { OUTLINES, SMALL_MAP, type CountryCode } from '../africa.generated.ts'
import type { Point } from '../../shapes/pathData.ts'
import * as styles from './LocatorArt.css.ts'

interface SmallMapProps extends Pick<ComponentProps<'svg'>, 'className'> {
  country: CountryCode
  /** The place that is marked in it, in units of the large map. */
  point: Point | undefined
}

/** The continent no larger than a stamp, with a country and a place on it. */
export function SmallMap({ country, point, className }: SmallMapProps) {
  return (
    <svg viewBox="-14 4 428 392" className={className}>
      <path d={SMALL_MAP.land} className={styles.continent} />
      <path d={SMALL_MAP.borders} className={styles.borders} />
      <path d={OUTLINES[country].data} transform={`scale(${1 / SMALL_MAP.unit})`} className={styles.smallCountry} />
      {point && (
        <path
          d="M0-22 14 0 0 22-14 0z"
          transform={`translate(${point.map((coordinate) => Math.round(coordinate / SMALL_MAP.unit)).join(' ')})`}
          className={styles.mark}
        />
      )}
    </svg>
  )
}
