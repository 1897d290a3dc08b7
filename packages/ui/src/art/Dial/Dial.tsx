import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { lineData } from '../shapes/pathData.ts'
import { onCircle, tickRing } from '../shapes/tickRing.ts'
import * as styles from './Dial.css.ts'

export interface DialProps extends ComponentProps<'svg'> {
  /** Where the needle points, in degrees from north. A stray needle says that the way was lost. @default 0 */
  bearing?: number
  /** `woven` for empty and not-found pages, `plain` as a mark beside a heading. @default 'woven' */
  look?: 'woven' | 'plain'
}

const TEETH = 28

/** A compass. Its needle swings into position once, when it comes into sight. Decorative. */
export function Dial({ bearing = 0, look = 'woven', className, ...props }: DialProps) {
  const needle = useRef<SVGGElement>(null)
  const isSeen = useSeenOnce(needle)
  const { Face, length, width, pin } = LOOKS[look]
  return (
    <svg viewBox="-120 -120 240 240" aria-hidden="true" className={joinClasses(styles.dial, className)} {...props}>
      <Face />
      <g transform={`rotate(${bearing})`}>
        <g ref={needle} className={joinClasses(isSeen && styles.swinging)}>
          <path d={`M0-${length} ${width} 0h-${2 * width}z`} className={styles.laterite} />
          <path
            d={`M0 ${length} ${width} 0h-${2 * width}z`}
            fill="currentColor"
            className={joinClasses(look === 'woven' && styles.south)}
          />
        </g>
      </g>
      <circle r={pin} className={styles.pin} />
    </svg>
  )
}

function WovenFace() {
  return (
    <>
      <circle r="118" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={fineTicks} stroke="currentColor" strokeWidth="1.25" />
      <circle r="80" className={styles.ink} />
      <path d={teeth(66, 80)} className={styles.sun} />
      <circle r="66" className={styles.thread} />
      <path d={teeth(55, 63)} className={styles.laterite} />
      <circle r="54" className={styles.face} />
    </>
  )
}

function PlainFace() {
  return (
    <>
      <circle r="117" fill="none" stroke="currentColor" strokeWidth="4" />
      <path d={boldTicks} stroke="currentColor" strokeWidth="3" />
    </>
  )
}

/** The face, and the needle from the middle to a point, to a side, and the pin that holds it. */
const LOOKS = {
  woven: { Face: WovenFace, length: 94, width: 15, pin: 5 },
  plain: { Face: PlainFace, length: 78, width: 18, pin: 7 },
} as const

const fineTicks = tickRing(120, (index) => [index % 30 === 0 ? 90 : index % 10 === 0 ? 98 : 104, 111])
const boldTicks = tickRing(60, (index) => [index % 15 === 0 ? 82 : 93, 103])

/** A ring of triangles that are on the inner circle and point outwards. */
function teeth(inner: number, outer: number): string {
  return Array.from({ length: TEETH }, (_, index) =>
    lineData(
      [onCircle(inner, index / TEETH), onCircle(outer, (index + 0.5) / TEETH), onCircle(inner, (index + 1) / TEETH)],
      'closed',
    ),
  ).join('')
}

/** Whether a part of a picture has come into sight since it is there. */
function useSeenOnce(part: { readonly current: SVGElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const picture = part.current?.ownerSVGElement
    if (!picture || isSeen) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    sight.observe(picture)
    return () => sight.disconnect()
  }, [part, isSeen])
  return isSeen
}
