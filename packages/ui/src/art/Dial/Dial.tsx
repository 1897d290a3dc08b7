import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { lineData } from '../cloth/pathData.ts'
import { onCircle, tickRing } from '../tickRing.ts'
import * as styles from './Dial.css.ts'

export interface DialProps extends ComponentProps<'svg'> {
  /** Where the needle points, in degrees from north. A stray needle says that the way was lost. @default 0 */
  bearing?: number
}

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
      <g transform={`rotate(${bearing})`}>
        <path d="M0-94 15 0h-30z" className={styles.laterite} />
        <path d="M0 94 15 0h-30z" fill="currentColor" />
      </g>
      <circle r="5" className={styles.face} />
    </svg>
  )
}

const ticks = tickRing(120, (index) => [index % 30 === 0 ? 90 : index % 10 === 0 ? 98 : 104, 111])

/** A ring of triangles that stand on the inner circle and point outwards. */
function teeth(inner: number, outer: number): string {
  return Array.from({ length: TEETH }, (_, index) =>
    lineData(
      [onCircle(inner, index / TEETH), onCircle(outer, (index + 0.5) / TEETH), onCircle(inner, (index + 1) / TEETH)],
      'closed',
    ),
  ).join('')
}
