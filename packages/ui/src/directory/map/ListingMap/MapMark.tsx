import type { ComponentProps } from 'react'
import { tickRing } from '../../../art/shapes/tickRing.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './MapMark.css.ts'
import { isApproximate, isSamePlace, type MapCell } from './mapCell.ts'
import { discRadius } from './makeRoom.ts'
import { listingMapMessages } from './messages.ts'

export interface MapMarkProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  cell: MapCell
  /** The most listings that a mark of the map has: the measure of its disc. */
  most: number
  /** The town that a cluster is near. */
  town: string | undefined
  isSelected: boolean
  /** It is pointed at elsewhere, as in a list beside the map. */
  isPointed: boolean
}

/** A mark on the map: a needle for one listing, a dial with their number for several. */
export function MapMark({ cell, most, town, isSelected, isPointed, className, ...props }: MapMarkProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  const { listing, count } = cell
  const isLit = isSelected || isPointed
  const isHollow = isApproximate(cell)
  return (
    <button
      type="button"
      aria-label={markName(cell, town, messages)}
      aria-current={isSelected || undefined}
      tabIndex={-1}
      className={joinClasses(styles.mark, isLit && styles.lit, className)}
      {...props}
    >
      {listing ? (
        <svg viewBox="-20 -29 40 58" aria-hidden="true" className={isLit ? styles.largePin : styles.pin}>
          {isLit && <path d="M0-28 19 0 0 28-19 0z" className={styles.frame} />}
          <path d="M0-22 14 0 0 22-14 0z" className={isHollow ? styles.hollow : styles.needle} />
        </svg>
      ) : (
        <svg viewBox="-30 -30 60 60" aria-hidden="true" className={styles.disc} style={boxOfDisc(count, most)}>
          {isLit && <circle r="32" className={styles.glow} />}
          <circle r="26" className={isHollow ? styles.hollow : styles.face} />
          {!isHollow && <path d={TICKS} className={styles.ticks} />}
          <path d="M0-30 5-22 0-14-5-22z" className={isHollow ? styles.hollowNorth : styles.north} />
          <text y="1" className={styles.number} style={{ fontSize: sizeOfNumber(messages.number(count)) }}>
            {messages.number(count)}
          </text>
        </svg>
      )}
    </button>
  )
}

/** What a mark is called. `town`: where a cluster is. */
export function markName(cell: MapCell, town: string | undefined, messages: typeof listingMapMessages): string {
  const { listing, count } = cell
  const isHollow = isApproximate(cell)
  if (listing) return messages[isHollow ? 'pinInTown' : 'pin'](listing.title, listing.place)
  if (isSamePlace(cell)) return messages[isHollow ? 'sameTown' : 'samePlace'](count, town)
  return messages[isHollow ? 'clusterOfTowns' : 'cluster'](count, town)
}

/** How far the mark of so many listings reaches from its middle, across and down, in pixels. */
export function markReach(count: number, most: number): readonly [across: number, down: number] {
  if (count === 1) return [11, 17]
  const reach = discRadius(count, most)
  return [reach, reach]
}

const TICKS = tickRing(48, (index) => [index % 4 === 0 ? 20 : 21.5, 23.5])

/** The face of a disc is smaller than its drawing, which the needle reaches out of. */
function boxOfDisc(count: number, most: number) {
  const side = (discRadius(count, most) * 60) / 26
  return { inlineSize: side, blockSize: side }
}

/** As large as the face has room for. */
const sizeOfNumber = ({ length }: string) => (length < 3 ? 21 : length < 4 ? 18 : 16)
