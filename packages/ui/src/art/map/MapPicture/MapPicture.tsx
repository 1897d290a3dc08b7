import type { ComponentProps } from 'react'
import { mergeMarks } from '../../../directory/map/ListingMap/mergeMarks.ts'
import { isApproximate, type MapCell } from '../../../directory/map/ListingMap/mapCell.ts'
import { listingMapMessages } from '../../../directory/map/ListingMap/messages.ts'
import { viewOfBox, type MapBox } from '../../../directory/map/ListingMap/mapView.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { overlap, type Box } from '../../shapes/field.ts'
import { boxOf } from '../../shapes/outline.ts'
import { OUTLINES, SMALL_MAP, type CountryCode } from '../africa.generated.ts'
import { CountryShape } from '../CountryShape/CountryShape.tsx'
import { projectPoint } from '../projectPoint.ts'
import * as styles from './MapPicture.css.ts'
import { useMessages } from '../../../messages/useMessages.ts'

export interface MapPictureProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The part of the map that is shown. */
  box: MapBox
  /** What lies in it. */
  cells: readonly MapCell[]
  /** The name of a mark, and where it leads: a cluster to its part of the map. */
  linkOf: (cell: MapCell) => { readonly name: string; readonly href: string }
  /** The codes of the countries that the listings are about. @default none */
  home?: readonly string[]
}

/** How large the picture is taken to be where marks are put together, in pixels. */
const SIZE = { width: 480, height: 480 }
/** The most countries drawn one by one; beyond, the continent as a whole is drawn, more roughly. */
const MOST_COUNTRIES = 8
/** The view is at least so wide, in units of the map: the land about a single place is seen. */
const SMALLEST = 120

const CODES = Object.keys(OUTLINES) as CountryCode[]

/** A map of listings that needs no script: outlines, and marks that are links. Where there is script, take ListingMap. */
export function MapPicture({ box, cells, linkOf, home = [], className, ...props }: MapPictureProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  const view = pictureView(box)
  const unit = Math.max(view.width, view.height) / SIZE.width
  const seen = CODES.filter((code) => overlap(OUTLINES[code].box, view))
  const isFew = seen.length <= MOST_COUNTRIES
  const homes = CODES.filter((code) => home.includes(code))
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className={joinClasses(styles.picture, className)}
      {...props}
    >
      {isFew ? (
        <CountryShape code={seen.filter((code) => !homes.includes(code))} look="land" />
      ) : (
        <g transform={`scale(${SMALL_MAP.unit})`}>
          <path d={SMALL_MAP.land} className={styles.land} />
          <path d={SMALL_MAP.borders} className={styles.borders} />
        </g>
      )}
      {homes.length > 0 && <CountryShape code={homes} look="band1" />}
      {mergeMarks(cells, viewOfBox(box, SIZE, MARGIN).zoom).map((cell) => {
        const { name, href } = linkOf(cell)
        const [x, y] = projectPoint(cell.lng, cell.lat)
        return (
          <g key={cell.id} transform={`translate(${round(x)} ${round(y)}) scale(${round(unit)})`}>
            <a href={href} aria-label={name}>
              <circle r="26" className={styles.target} />
              {cell.count === 1 ? (
                <path d="M0-16 10 0 0 16-10 0z" className={isApproximate(cell) ? styles.hollow : styles.needle} />
              ) : (
                <>
                  <circle r="20" className={isApproximate(cell) ? styles.hollow : styles.face} />
                  <text y="1" className={styles.number}>
                    {messages.number(cell.count)}
                  </text>
                </>
              )}
            </a>
          </g>
        )
      })}
    </svg>
  )
}

/** What stays free about the marks, in pixels. */
const MARGIN = 60

const round = (value: number) => Math.round(value * 100) / 100

/** The part of the map, in its units, with a box in its middle. */
function pictureView({ south, west, north, east }: MapBox): Box {
  const { x, y, width, height } = boxOf([
    projectPoint(west, south),
    projectPoint(west, north),
    projectPoint(east, south),
    projectPoint(east, north),
  ])
  const side = Math.round(Math.max(width, height, SMALLEST) * 1.2)
  return { x: Math.round(x + (width - side) / 2), y: Math.round(y + (height - side) / 2), width: side, height: side }
}
