import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import * as styles from './ListingGrid.css.ts'

export interface ListingGridSkeletonProps {
  /** How many cards to expect. @default 6 */
  count?: number
}

/** The space of a grid of listings that is still loading. */
export function ListingGridSkeleton({ count = 6 }: ListingGridSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.expected}>
          <Skeleton shape="picture" />
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
