import type { ComponentProps } from 'react'
import { tickRing } from '../../shapes/tickRing.ts'
import * as styles from './LocatorArt.css.ts'

/** A ring of ticks round a needle, in pixels. */
export function Compass({ x, y }: Pick<ComponentProps<'svg'>, 'x' | 'y'>) {
  return (
    <svg x={x} y={y} overflow="visible">
      <g className={styles.compass}>
        <path d={ticks} className={styles.ticks} />
        <path d="M0-26 13 0h-26z" className={styles.north} />
        <path d="M0 26 13 0h-26z" className={styles.south} />
      </g>
    </svg>
  )
}

const ticks = tickRing(72, (index) => [44, index % 18 === 0 ? 60 : index % 6 === 0 ? 54 : 49])
