import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './ClassifiedAds.css.ts'

export interface ClassifiedAdsSkeletonProps {
  /** How many ads to expect. @default 12 */
  count?: number
}

/** The space of small ads that are still loading. */
export function ClassifiedAdsSkeleton({ count = 12 }: ClassifiedAdsSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.columns}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={joinClasses(styles.cell, styles.expected)}>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
