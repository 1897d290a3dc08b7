import { useId, useState, type ReactNode } from 'react'
import { Button, Checkbox, Text } from '@dira/ui'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './ChangeHistory.css.ts'
import type { ChangedSince } from '../../../shared/history/historyOperation.ts'
import { Marked } from '../../../shared/Marked/Marked.tsx'
import { markedMessages } from '../../../shared/Marked/messages.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'

/** So many are shown at first. */
const SHOWN = 3

interface ChangedSinceListProps {
  changed: readonly ChangedSince[]
  /** How many there are altogether, once that is known. */
  leftAlone: number | undefined
  canUndo: boolean
  /** The keys of those that are to go back all the same. */
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

/** What was changed after an operation: an undo leaves it alone, but for what is ticked. */
export function ChangedSinceList({ changed, leftAlone, canUndo, ticked, onTick }: ChangedSinceListProps) {
  const messages = changeHistoryMessages
  const id = useId()
  const [isAllShown, setAllShown] = useState(false)
  const shown = isAllShown ? changed : changed.slice(0, SHOWN)
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h3 id={id} className={styles.rowTitle}>
          {messages.changedSince}
        </h3>
        {canUndo && (
          <Text size="small" tone="muted">
            {messages.tick}
          </Text>
        )}
      </div>
      <ul role="list" aria-labelledby={id}>
        {shown.map(({ key, name, field, wrote, now, by, at, canGoBack }) => (
          <li key={key} className={styles.since}>
            <Checkbox
              checked={ticked.has(key)}
              disabled={!canUndo || !canGoBack}
              description={field}
              onChange={(isTicked) => {
                const next = new Set(ticked)
                if (isTicked) next.add(key)
                else next.delete(key)
                onTick(next)
              }}
            >
              <bdi translate="no">{name}</bdi>
            </Checkbox>
            <dl className={styles.values}>
              <Value label={messages.wrote}>
                <Marked text={wrote} other="" as="del" />
              </Value>
              <Value label={messages.now}>
                <bdi className={styles.kept}>{now || markedMessages.empty}</bdi>
              </Value>
              {by !== undefined && at !== undefined && (
                <Value label={messages.by}>{messages.byWhom(by, new Date(at))}</Value>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < changed.length && (
        <Button variant="link" onPress={() => setAllShown(true)}>
          {messages.showMore(changed.length - shown.length)}
        </Button>
      )}
      {isAllShown && leftAlone !== undefined && leftAlone > changed.length && (
        <Text size="small">{messages.andMore(leftAlone - changed.length)}</Text>
      )}
    </section>
  )
}

function Value({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={frame.time}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
