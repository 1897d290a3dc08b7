import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { overlap, type Box } from '../../shapes/field.ts'
import type { Point } from '../../shapes/pathData.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import type { Coordinates } from '../coordinates.ts'
import { CountryShape } from '../CountryShape/CountryShape.tsx'
import { projectPoint } from '../projectPoint.ts'
import { Compass } from './Compass.tsx'
import * as styles from './LocatorArt.css.ts'
import { isOnMap, locatorView } from '../locatorView.ts'
import { NamedNeedle } from './NamedNeedle.tsx'
import { nameSide } from './nameSide.ts'
import { RangeRings } from './RangeRings.tsx'
import { SmallMap } from './SmallMap.tsx'

/** A place with its name. */
export interface NamedPlace extends Coordinates {
  readonly name: string
}

export interface LocatorArtProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The country that is shown. */
  country: CountryCode
  /** Where the needle points. @default nowhere: the country alone */
  at?: Coordinates | undefined
  /** Places of the country, each a needle with its name. @default none */
  places?: readonly NamedPlace[]
}

/**
 * Where something is: a country among its neighbours, a needle in a ring of ticks, circles of distance about it, and in a corner the
 * continent, if the frame has space. It fills whatever frame it is given, by itself one of 16:9. Decorative.
 */
export function LocatorArt({ country, at, places = [], className, ...props }: LocatorArtProps) {
  const projected = at && projectPoint(at.lng, at.lat)
  const point = projected && isOnMap(projected) ? projected : undefined
  const view = locatorView(country, point)
  const share = ([x, y]: Point): Point => [(x - view.x) / view.width, (y - view.y) / view.height]
  const needles = places.map(({ name, lat, lng }) => ({ name, at: share(projectPoint(lng, lat)) }))
  const points = [...(point ? [share(point)] : []), ...needles.map(({ at: place }) => place)]
  return (
    <div aria-hidden="true" className={joinClasses(styles.locator, className)} {...props}>
      <svg className={styles.stage}>
        <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} overflow="visible">
          <CountryShape code={neighboursOf(country, view)} look="land" />
          <CountryShape code={country} look="covered" />
          {point && <RangeRings country={country} centre={point} viewHeight={view.height} />}
        </svg>
        {point && <Compass {...percent(share(point))} />}
        {needles.map(({ name, at: place }) => (
          <NamedNeedle key={name} name={name} side={nameSide(place, points)} {...percent(place)} />
        ))}
      </svg>
      <SmallMap
        country={country}
        point={point}
        className={joinClasses(styles.inset, styles.corner[freeCorner(points)])}
      />
    </div>
  )
}

const percent = ([x, y]: Point) => ({ x: `${(x * 100).toFixed(2)}%`, y: `${(y * 100).toFixed(2)}%` })

const CODES = Object.keys(OUTLINES) as CountryCode[]

/** The countries that a wide or a high frame may show of the view and what lies beside it. */
function neighboursOf(country: CountryCode, { x, y, width, height }: Box): readonly CountryCode[] {
  const seen: Box = { x: x - width, y: y - height / 2, width: width * 3, height: height * 2 }
  return CODES.filter((code) => code !== country && overlap(OUTLINES[code].box, seen))
}

/** The lower corner for the continent: the end of the line, but never where a needle is. */
function freeCorner(needles: readonly Point[]): keyof typeof styles.corner {
  const low = needles.filter(([, y]) => y > 0.55)
  if (low.some(([x]) => x > 0.6)) return 'left'
  return low.some(([x]) => x < 0.4) ? 'right' : 'end'
}
