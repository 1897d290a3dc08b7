import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Dial.css.ts'

export interface DialProps extends ComponentProps<'svg'> {
  /** Where the needle points, in degrees from north. A stray needle says that the way was lost. @default 0 */
  bearing?: number
}

const TICKS = 120
const TEETH = 28

/** The woven compass of empty and not-found pages. Decorative. */
export function Dial({ bearing = 0, className, ...props }: DialProps) {
  return (
    <svg viewBox="-120 -120 240 240" aria-hidden="true" className={joinClasses(styles.dial, className)} {...props}>
      <circle r="118" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={ticks} stroke="currentColor" strokeWidth="1.25" />
      <circle r="80" className={styles.ink} />
      <path d={teeth(66, 80)} className={styles.sun} />
      <circle r="66" className={styles.thread} />
      <path d={teeth(55, 63)} className={styles.laterite} />
      <circle r="54" className={styles.face} />
      <g style={{ rotate: `${bearing}deg` }}>
        <path d="M0-94 15 0h-30z" className={styles.laterite} />
        <path d="M0 94 15 0h-30z" fill="currentColor" />
      </g>
      <circle r="5" className={styles.face} />
    </svg>
  )
}

const ticks = Array.from({ length: TICKS }, (_, index) => {
  const inner = index % 30 === 0 ? 90 : index % 10 === 0 ? 98 : 104
  return `M${at(index / TICKS, inner)}L${at(index / TICKS, 111)}`
}).join('')

/** A ring of triangles that stand on the inner circle and point outwards. */
function teeth(inner: number, outer: number): string {
  return Array.from({ length: TEETH }, (_, index) => {
    const [from, tip, to] = [index, index + 0.5, index + 1].map((step) => step / TEETH) as [number, number, number]
    return `M${at(from, inner)}L${at(tip, outer)}L${at(to, inner)}z`
  }).join('')
}

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}
