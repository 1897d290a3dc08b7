import { useId } from 'react'
import { EmptyState, Heading, Skeleton, Text, VisuallyHidden, joinClasses } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { CountedRow } from '../WaitingList/CountedRow.tsx'
import * as rows from '../WaitingList/WaitingList.css.ts'
import { needsBoardMessages } from './messages.ts'
import { MENDS, type ListingNeeds } from './needs.ts'
import * as styles from './NeedsBoard.css.ts'

interface ToMendProps {
  needs: ListingNeeds | undefined
  isFailed: boolean
  onRetry: () => void
}

/** The faults to be mended in listings. */
export function ToMend({ needs, isFailed, onRetry }: ToMendProps) {
  const messages = needsBoardMessages
  const id = useId()
  const mends = needs ? MENDS.filter((kind) => needs.mend[kind].count !== 0) : []
  const counts = mends.map((kind) => needs?.mend[kind].count ?? null)
  return (
    <section aria-labelledby={id} className={joinClasses(rows.section, styles.mend)}>
      <div className={rows.head}>
        <Heading level={2} size="h3" id={id}>
          {messages.toMend}
        </Heading>
        {counts.length > 0 && !counts.includes(null) && (
          <Text size="small" tone="muted">
            {messages.total(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0))}
          </Text>
        )}
      </div>
      {isFailed && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {!needs && !isFailed && (
        <div className={rows.list}>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          {MENDS.map((kind) => (
            <div key={kind} className={rows.row}>
              <Skeleton />
            </div>
          ))}
        </div>
      )}
      {needs && mends.length === 0 && needs.isJudged && !isFailed && (
        <EmptyState size="panel" bearing={0} heading={messages.nothingToMend}>
          {messages.nothingToMendNote}
        </EmptyState>
      )}
      {needs && mends.length > 0 && (
        <ul role="list" className={rows.list}>
          {mends.map((kind) => {
            const { count, href, text } = needs.mend[kind]
            return (
              <CountedRow key={kind} counted={messages.count(count)} label={messages.mends[kind]} href={href}>
                <bdi className={rows.detail}>{text === undefined ? messages.details[kind] : messages.says(text)}</bdi>
              </CountedRow>
            )
          })}
        </ul>
      )}
      {needs && !needs.isJudged && (
        <Text size="small" tone="muted">
          {messages.judging}
        </Text>
      )}
    </section>
  )
}
