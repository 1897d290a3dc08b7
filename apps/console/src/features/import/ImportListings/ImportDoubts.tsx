import { Button, Inline, Text } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import { ACCEPTED_DOUBTS, type AcceptedDoubt, type ImportDoubt } from '@dira/data'
import type { ImportRowsFilter, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface ImportDoubtsProps {
  job: ImportView
  filter: ImportRowsFilter
  onFilter: (filter: ImportRowsFilter) => void
  /** Leaves out all rows with a doubt, or takes them in again. */
  onLeaveOut: (doubt: ImportDoubt, isOut: boolean) => void
  /** Takes all rows with a doubt for right, or no more; they are looked through anew. */
  onAccept: (doubt: AcceptedDoubt, isAccepted: boolean) => void
}

/** What is doubted, each kind with its rows and one press for all of them. */
export function ImportDoubts({ job, filter, onFilter, onLeaveOut, onAccept }: ImportDoubtsProps) {
  const messages = importListingsMessages
  const doubts = job.checked?.doubts ?? []
  const accepted = job.choice.accepted ?? []
  if (doubts.length === 0 && accepted.length === 0) return null
  return (
    <section className={styles.part} aria-label={messages.doubtsHead}>
      <h2 className={styles.asideHead}>{messages.doubtsHead}</h2>
      <ul role="list" className={styles.asideRows}>
        {doubts.map(({ doubt, rows, out }) => {
          const isShown = filter.doubt === doubt
          return (
            <li key={doubt} className={rowStyles.doubt}>
              <Text>{messages.doubt(doubt, rows)}</Text>
              <Inline>
                <Button
                  variant="link"
                  aria-pressed={isShown}
                  onPress={() => onFilter({ ...filter, doubt: isShown ? undefined : doubt })}
                >
                  {isShown ? messages.showAllRows : messages.showDoubted}
                </Button>
                {isAcceptable(doubt) && (
                  <Button variant="link" onPress={() => onAccept(doubt, true)}>
                    {messages.accept[doubt]}
                  </Button>
                )}
                <Button variant="link" onPress={() => onLeaveOut(doubt, out < rows)}>
                  {out < rows ? messages.leaveOutAll : messages.takeInAll}
                </Button>
              </Inline>
            </li>
          )
        })}
        {accepted.map((doubt) => (
          <li key={doubt} className={rowStyles.doubt}>
            <Text>{messages.accepted[doubt]}</Text>
            <Button variant="link" onPress={() => onAccept(doubt, false)}>
              {messages.acceptNot}
            </Button>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {messages.doubtsNote}
      </Text>
    </section>
  )
}

const isAcceptable = (doubt: ImportDoubt): doubt is AcceptedDoubt => ACCEPTED_DOUBTS.some((one) => one === doubt)
