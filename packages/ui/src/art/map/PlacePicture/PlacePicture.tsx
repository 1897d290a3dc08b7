import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import type { Coordinates } from '../coordinates.ts'
import { PlacedCountry } from '../PlacedCountry/PlacedCountry.tsx'
import type { PlaceView } from '../placeView.ts'
import type { CountryCode } from '../projection.generated.ts'
import { projectPoint } from '../projectPoint.ts'
import * as styles from './PlacePicture.css.ts'

export interface PlacePictureProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  country: CountryCode
  /** Where the place is. @default no needle */
  at?: Coordinates | undefined
  /** Part of the map to show, by `placeView` of the entry for geometry. */
  view: PlaceView
}

/** A place on the map of its country: small, and without a line of script. Decorative. */
export function PlacePicture({ country, at, view, className, ...props }: PlacePictureProps) {
  const [x = 0, y = 0, width = 1, height = 1] = view.box.split(' ').map(Number)
  const point = at && projectPoint(at.lng, at.lat)
  return (
    <svg
      viewBox={view.box}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...props}
    >
      <rect x={x - width} y={y - height} width={3 * width} height={3 * height} className={styles.sea} />
      {view.land.map((code) => (
        <PlacedCountry key={code} code={code} look="land" />
      ))}
      <PlacedCountry code={country} look="band1" />
      {point && (
        <g transform={`translate(${Math.round(point[0])} ${Math.round(point[1])}) scale(${(height / 160).toFixed(2)})`}>
          <path d="M0-20 12 0 0 20-12 0z" className={styles.needle} />
        </g>
      )}
    </svg>
  )
}
