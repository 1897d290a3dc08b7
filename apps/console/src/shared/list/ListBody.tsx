import { Button, EmptyState, Link, Stale } from '@dira/ui'
import type { ReactNode } from 'react'
import { ReadFailed } from '../ReadFailed.tsx'
import { WaitingRows } from './ListAndPane.tsx'
import * as styles from './ListAndPane.css.ts'
import type { ReadList } from './useListPages.ts'

interface ListWords {
  readonly loading: string
  readonly failed: string
  readonly more: string
}

interface ListFailureProps {
  list: Pick<ReadList<unknown>, 'state' | 'onRetry'>
  words: Pick<ListWords, 'failed'>
}

/** Says that a list could not be read, with the way to try again. */
export function ListFailure({ list: { state, onRetry }, words }: ListFailureProps) {
  const hasFailed = state.status === 'failed' || (state.status === 'ready' && state.isFailed)
  return hasFailed && <ReadFailed text={words.failed} onRetry={onRetry} />
}

/** Why a list has no row, and the next step: a word on it, a link to another list. */
export interface NothingListed {
  readonly text: string
  readonly note?: string | undefined
  readonly way?: { readonly label: string; readonly href: string } | undefined
}

interface ListBodyProps<Row> {
  list: ReadList<Row>
  words: ListWords
  /** Lines of text in a row. */
  lines: number
  /** Why there is no row. */
  nothing: NothingListed
  children: (rows: readonly Row[]) => ReactNode
  /** Below the last row. @default nothing */
  end?: ReactNode
}

/** A list while it is read, its rows with the way to more of them, or why there is none. */
export function ListBody<Row>({ list: { state, onMore }, words, lines, nothing, children, end }: ListBodyProps<Row>) {
  if (state.status !== 'ready') return state.status === 'loading' && <WaitingRows label={words.loading} lines={lines} />
  const { rows, hasMore, isStale = false } = state
  if (rows.length === 0) {
    return (
      <EmptyState
        size="panel"
        className={styles.empty}
        heading={nothing.text}
        actions={
          nothing.way && (
            <Link standalone href={nothing.way.href}>
              {nothing.way.label}
            </Link>
          )
        }
      >
        {nothing.note}
      </EmptyState>
    )
  }
  return (
    <>
      <Stale isStale={isStale} look="muted">
        {children(rows)}
      </Stale>
      {(hasMore || end) && (
        <div className={styles.foot}>
          {hasMore ? (
            <Button variant="link" onPress={onMore}>
              {words.more}
            </Button>
          ) : (
            end
          )}
        </div>
      )}
    </>
  )
}
