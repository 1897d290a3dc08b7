import { AlertIcon, ForwardIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { KeyHint } from '../../components/KeyHint/index.ts'
import { Select } from '../../components/Select/index.ts'
import { Text } from '../../components/Text/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useMessages } from '../../messages/index.ts'
import { withValue } from './choosing.ts'
import { Mark, type ChoosingProps } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import { LEFT_OUT } from './importView.ts'
import { importListingsMessages } from './messages.ts'

/** What the values of a file mean, each decided once. */
export function ImportValues({ job, meanings, onChoose, onBack, onNext }: ChoosingProps) {
  const messages = useMessages('importListings', importListingsMessages)
  const open = job.values.find(({ meaning }) => meaning === null)
  // What is open comes first, and stays in its place while it is decided.
  const values = job.values.toSorted((a, b) => Number(isKnown(a)) - Number(isKnown(b)))
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="h3">
          {messages.whatMeans}
        </Heading>
        <Text size="small" tone="muted">
          {messages.valueNote}
        </Text>
      </div>
      {values.length === 0 ? (
        <p role="status">{messages.noValues}</p>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead className={styles.tableHead}>
              <tr>
                <th className={styles.headCell}>{messages.value}</th>
                <th className={styles.headCell}>{messages.inRows}</th>
                <th className={styles.headCell}>
                  <VisuallyHidden>{messages.becomes}</VisuallyHidden>
                </th>
                <th className={styles.headCell}>{messages.meaning}</th>
                <th className={styles.headCell}>{messages.how}</th>
              </tr>
            </thead>
            <tbody className={styles.tableBody}>
              {values.map(({ field, column, value, rows, meaning, isChosen }) => (
                <tr key={`${field} ${value}`} className={styles.row} data-current={meaning === null ? '' : undefined}>
                  <th scope="row" className={styles.columnName}>
                    <bdi>{value}</bdi> <span className={styles.muted}>{column}</span>
                  </th>
                  <td className={styles.count}>{rows.toLocaleString('en-GB')}</td>
                  <td className={styles.arrowCell}>{meaning !== LEFT_OUT && <ForwardIcon size={18} />}</td>
                  <td className={styles.fieldCell}>
                    <Select
                      className={styles.select}
                      label={messages.meaningOf(value)}
                      labelPlacement="above"
                      options={[
                        { value: '', label: messages.chooseMeaning },
                        ...(meanings[field] ?? []),
                        { value: LEFT_OUT, label: messages.leftOut },
                      ]}
                      value={meaning ?? ''}
                      onChange={(chosen) => onChoose(withValue(job.choice, field, value, chosen))}
                    />
                  </td>
                  <td className={styles.cell}>
                    {meaning === null ? (
                      <Mark tone="error" text={messages.toDecide} isHollow />
                    ) : meaning === LEFT_OUT ? (
                      <span className={styles.mark}>{messages.leftOut}</span>
                    ) : (
                      <Mark
                        tone={isChosen ? 'info' : 'muted'}
                        text={messages.origins[isChosen ? 'chosen' : 'guessed']}
                        isHollow={!isChosen}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onBack}>
          {messages.back}
        </Button>
        <Button isDisabled={open !== undefined} onPress={onNext} aria-keyshortcuts={messages.goOnKeys}>
          {messages.toCheck}
          <KeyHint keys="$mod+Enter" />
        </Button>
        {open && (
          <p className={styles.problem}>
            <AlertIcon size={20} />
            {messages.valueOpen(open.value)}
          </p>
        )}
      </div>
    </section>
  )
}

const isKnown = ({ meaning, isChosen }: ChoosingProps['job']['values'][number]) => meaning !== null && !isChosen
