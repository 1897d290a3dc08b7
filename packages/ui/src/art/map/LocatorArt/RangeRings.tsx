import { useId } from 'react'
import type { Point } from '../../shapes/pathData.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { PROJECTION } from '../projection.generated.ts'
import * as styles from './LocatorArt.css.ts'

interface RangeRingsProps {
  /** They are drawn within its borders. */
  country: CountryCode
  centre: Point
  /** How high the view is that they have to suit. */
  viewHeight: number
}

const EARTH_RADIUS_KM = 6371
const KILOMETRE = PROJECTION.scale / EARTH_RADIUS_KM

const STEPS_KM = [25, 50, 100, 150, 200, 250, 300, 400, 500]

/** Circles about a place, at equal distances in whole kilometres. */
export function RangeRings({ country, centre: [x, y], viewHeight }: RangeRingsProps) {
  const clip = useId()
  const step = KILOMETRE * (STEPS_KM.find((distance) => distance * KILOMETRE >= viewHeight / 5.5) ?? 500)
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={OUTLINES[country].data} clipRule="evenodd" />
      </clipPath>
      {[1, 2, 3, 4].map((count) => (
        <circle key={count} cx={x} cy={y} r={count * step} className={styles.ranges} />
      ))}
    </g>
  )
}
