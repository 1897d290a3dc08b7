import { Distance } from '../Distance/Distance.tsx'
import { OpenNow } from '../OpenNow/OpenNow.tsx'
import type { CardFactsProps } from './cardLayout.ts'
import * as styles from './cardParts.css.ts'

/**
 * In the line of the place: how far the business is, and whether it is open, at the end of the line or, after a distance, on the next. Give it to
 * `ListingCard` or `ListingGrid` as `facts`: cards that tell neither do without it.
 */
export function CardFacts({ distance, status }: CardFactsProps) {
  const hasLine = distance !== undefined && status !== undefined && status?.state !== 'unknown'
  return (
    <>
      {distance && <Distance {...distance} className={styles.distance} />}
      {hasLine ? (
        <span className={styles.statusLine}>{status && <OpenNow isShort withClosing status={status} />}</span>
      ) : (
        status && <OpenNow isShort status={status} />
      )}
    </>
  )
}
