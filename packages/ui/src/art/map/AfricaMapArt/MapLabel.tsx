import { useFormatCount } from '../../../messages/useFormatCount.ts'
import type { Point } from '../../shapes/pathData.ts'
import { LABEL_GAP, LINE_HEIGHT } from './labelBox.ts'
import type { LabelPlace } from './labelPlaces.ts'
import * as styles from './MapLabel.css.ts'
import { onSheet } from './sheet.ts'

interface MapLabelProps {
  name: string
  /** Shown after or below the name. @default none */
  count?: number | undefined
  place: LabelPlace
  /** What the country is filled with, for the letters on it. */
  look: keyof typeof styles.inside
}

/** The name of a country on the map, where the table of places puts it. */
export function MapLabel({ name, count, place, look }: MapLabelProps) {
  const formatCount = useFormatCount()
  if ('at' in place) {
    const [x, y] = onSheet(place.at)
    return (
      <text x={x} y={y} className={styles.inside[look]}>
        <tspan className={styles.name}>{name}</tspan>
        {count !== undefined && (
          <tspan x={x} dy={`${LINE_HEIGHT}em`}>
            {formatCount(count)}
          </tspan>
        )}
      </text>
    )
  }
  const { dot, end, side } = place
  const [x, y] = onSheet(end)
  const [dotX, dotY] = onSheet(dot)
  const line = <Line from={dot} to={end} />
  return (
    <g className={styles.leader}>
      <g className={styles.halo}>{line}</g>
      {line}
      <circle cx={dotX} cy={dotY} className={styles.dot} />
      <text x={x} y={y} dx={side === 'left' ? -LABEL_GAP : LABEL_GAP} className={styles.outside[side]}>
        <tspan className={styles.name}>{name}</tspan>
        {count !== undefined && `\u2002${formatCount(count)}`}
      </text>
    </g>
  )
}

function Line({ from, to }: { from: Point; to: Point }) {
  const [x1, y1] = onSheet(from)
  const [x2, y2] = onSheet(to)
  return <line x1={x1} y1={y1} x2={x2} y2={y2} />
}
