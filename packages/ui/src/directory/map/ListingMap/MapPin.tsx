import { useRef, type PointerEvent, type RefObject } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './MapMark.css.ts'
import type { Spot } from './mapView.ts'

interface MapPinProps {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Where its middle is while it is dragged, in pixels of the window. */
  readonly onMove: (spot: Spot) => void
  readonly onDrop: (spot: Spot) => void
}

/** A pin that mouse and finger drag, while the map below it stays. */
export function MapPin({ ref, onMove, onDrop }: MapPinProps) {
  /** Where it was taken hold of, from its middle. */
  const held = useRef<Spot & { isMoved: boolean }>(undefined)
  const middle = ({ clientX, clientY }: PointerEvent, { x, y }: Spot) => ({ x: clientX - x, y: clientY - y })
  const end = (event: PointerEvent) => {
    if (held.current?.isMoved) onDrop(middle(event, held.current))
    held.current = undefined
  }
  return (
    <div
      ref={ref}
      data-drags-itself
      onPointerDown={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
        held.current = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2, isMoved: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (!held.current) return
        held.current.isMoved = true
        onMove(middle(event, held.current))
      }}
      onPointerUp={end}
      onPointerCancel={end}
      className={joinClasses(styles.mark, styles.lit)}
    >
      <svg viewBox="-20 -29 40 58" aria-hidden="true" className={styles.largePin}>
        <path d="M0-28 19 0 0 28-19 0z" className={styles.frame} />
        <path d="M0-22 14 0 0 22-14 0z" className={styles.needle} />
      </svg>
    </div>
  )
}
