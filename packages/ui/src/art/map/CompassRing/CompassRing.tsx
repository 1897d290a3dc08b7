import type { ComponentProps } from 'react'
import { tickRing } from '../../shapes/tickRing.ts'
import { MAP_SIZE } from '../projection.generated.ts'
import { RING_RADIUS } from '../ringRadius.ts'
import * as styles from './CompassRing.css.ts'

const MIDDLE = MAP_SIZE / 2

/** The sea round the continent, and the ring of a compass about it: a part of a drawing in the units of the map. */
export function CompassRing(props: Omit<ComponentProps<'g'>, 'children' | 'transform'>) {
  return (
    <g transform={`translate(${MIDDLE} ${MIDDLE})`} {...props}>
      <circle r={RING_RADIUS} className={styles.sea} />
      <path d={ticks} className={styles.ticks} />
    </g>
  )
}

// A tick every two and a half degrees, longer at each tenth, thirtieth and ninetieth.
const ticks = tickRing(144, (index) => [RING_RADIUS - lengthOf(index), RING_RADIUS])

function lengthOf(index: number): number {
  if (index % 36 === 0) return 136
  if (index % 12 === 0) return 84
  return index % 4 === 0 ? 48 : 26
}
