import type { ComponentProps } from 'react'
import { tickRing } from '../../art/tickRing.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './MapMark.css.ts'
import { isSamePlace, type MapCell } from './mapCell.ts'
import { listingMapMessages } from './messages.ts'

export interface MapMarkProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  cell: MapCell
  /** The town that a cluster is near. */
  town: string | undefined
  isSelected: boolean
  /** It is pointed at elsewhere, as in a list beside the map. */
  isPointed: boolean
}

/** A mark on the map: a needle for one listing, a dial with their number for several. */
export function MapMark({ cell, town, isSelected, isPointed, className, ...props }: MapMarkProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  const { listing, count } = cell
  const isLit = isSelected || isPointed
  const name = listing
    ? messages.pin(listing.title, listing.place)
    : isSamePlace(cell)
      ? messages.samePlace(count, town)
      : messages.cluster(count, town)
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={isSelected || undefined}
      tabIndex={-1}
      className={joinClasses(styles.mark, isLit && styles.lit, className)}
      {...props}
    >
      {listing ? (
        <svg viewBox="-20 -29 40 58" aria-hidden="true" className={isLit ? styles.largePin : styles.pin}>
          {isLit && <path d="M0-28 19 0 0 28-19 0z" className={styles.frame} />}
          <path d="M0-22 14 0 0 22-14 0z" className={listing.isApproximate ? styles.hollow : styles.needle} />
        </svg>
      ) : (
        <svg viewBox="-30 -30 60 60" aria-hidden="true" className={styles.disc[sizeOf(count)]}>
          {isLit && <circle r="32" className={styles.glow} />}
          <circle r="26" className={styles.face} />
          <path d={TICKS} className={styles.ticks} />
          <path d="M0-30 5-22 0-14-5-22z" className={styles.north} />
          <text y="1" className={styles.number}>
            {messages.number(count)}
          </text>
        </svg>
      )}
    </button>
  )
}

const TICKS = tickRing(48, (index) => [index % 4 === 0 ? 20 : 21.5, 23.5])

function sizeOf(count: number): keyof typeof styles.disc {
  if (count < 5) return 'few'
  return count < 20 ? 'some' : 'many'
}
