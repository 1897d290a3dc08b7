import type { ComponentProps } from 'react'
import { joinClasses } from '@dira/ui'
import { WaitingList, type WaitingListProps } from '../WaitingList/WaitingList.tsx'
import { MENDS, PACKAGE_SPANS, type ListingNeeds } from './needs.ts'
import * as styles from './NeedsBoard.css.ts'
import { PackageEnds } from './PackageEnds.tsx'
import { ToMend } from './ToMend.tsx'

export interface NeedsBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What waits for an answer. */
  waiting: Pick<WaitingListProps, 'rows' | 'isFailed' | 'onRetry' | 'now'>
  /** What listings need somebody for. @default not known yet */
  needs?: ListingNeeds | undefined
  /** It could not be counted; what is known stays. @default false */
  isFailed?: boolean
  onRetry: () => void
  /** What packages cost for a year. */
  prices: readonly string[]
}

/** What needs an administrator: numbers that lead to lists of exactly that many. What is nought goes; where a half of it is, or all, a sentence says so. */
export function NeedsBoard({
  waiting,
  needs,
  isFailed = false,
  onRetry,
  prices,
  className,
  ...props
}: NeedsBoardProps) {
  const needsNothing =
    needs !== undefined &&
    needs.isJudged &&
    !isFailed &&
    (waiting.rows?.every(({ count }) => count === 0) ?? false) &&
    MENDS.every((kind) => needs.mend[kind].count === 0) &&
    PACKAGE_SPANS.every((span) => needs.ending[span].count === 0)
  return (
    <div className={joinClasses(styles.board, className)} {...props}>
      <WaitingList {...waiting} />
      {!needsNothing && <ToMend needs={needs} isFailed={isFailed} onRetry={onRetry} />}
      {(needs || !isFailed) && <PackageEnds needs={needs} prices={prices} />}
    </div>
  )
}
