import { Button, FilterBadgeList, Skeleton, VisuallyHidden } from '@dira/ui'
import type { ListingTableState } from './listedListing.ts'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

/** A filter that can be taken away. */
export interface FilterBadge {
  readonly name: string
  readonly onRemove: () => void
}

interface TableSummaryProps {
  state: ListingTableState
  badges: readonly FilterBadge[]
  /** Takes all of them away. */
  onClear: () => void
}

/** How many listings match, and what is filtered by. */
export function TableSummary({ state, badges, onClear }: TableSummaryProps) {
  const messages = listingTableMessages
  const count = state.status === 'ready' ? state.count : undefined
  return (
    <div className={styles.summary}>
      <div role="status" className={styles.count}>
        {count !== undefined ? (
          <>
            <strong>{messages.count(count)}</strong> {messages.counted(count)}
            {count === null && <span className={styles.muted}> {messages.exactly}</span>}
          </>
        ) : (
          <>
            <Skeleton className={styles.countSkeleton} />
            <VisuallyHidden>{state.status === 'failed' ? '' : messages.loading}</VisuallyHidden>
          </>
        )}
      </div>
      {badges.length > 0 && (
        <>
          <FilterBadgeList filters={badges} />
          <Button variant="link" onPress={onClear}>
            {messages.clearAll}
          </Button>
        </>
      )}
    </div>
  )
}
