import { useState } from 'react'
import {
  AlertIcon,
  ForwardIcon,
  Button,
  Heading,
  KeyHint,
  Select,
  Text,
  TextField,
  VisuallyHidden,
  useFormatCount,
} from '@dira/ui'
import { withValue } from './choosing.ts'
import { Mark, type ChoosingProps } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import { LEFT_OUT } from '@dira/data'
import type { ImportMeaning } from './importView.ts'
import { importListingsMessages } from './messages.ts'

/** As the server takes it. */
const MEANING_LENGTH = 120
/** So many values that need no decision, such as towns, stand there at first. */
const SHOWN = 12

interface ImportValuesProps extends ChoosingProps {
  onBack: () => void
}

/** What the values of a file mean, each decided once. */
export function ImportValues({ job, meanings, onChoose, onBack, onNext }: ImportValuesProps) {
  const messages = importListingsMessages
  const formatCount = useFormatCount()
  const open = job.values.find(({ meaning }) => meaning === null)
  // An open value comes first, and stays in its place while it is decided.
  const values = job.values.toSorted((a, b) => Number(isKnown(a)) - Number(isKnown(b)))
  const [isWhole, setWhole] = useState(false)
  const texts = values.filter(({ field, isChosen }) => !meanings[field] && !isChosen)
  const hidden = new Set(isWhole ? [] : texts.slice(SHOWN))
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
              {values
                .filter((value) => !hidden.has(value))
                .map(({ field, column, value, rows, meaning, isChosen }) => (
                  <tr key={`${field} ${value}`} className={styles.row} data-current={meaning === null ? '' : undefined}>
                    <th scope="row" className={styles.columnName}>
                      <bdi>{value}</bdi> <span className={styles.muted}>{column}</span>
                    </th>
                    <td className={styles.count}>{formatCount(rows)}</td>
                    <td className={styles.arrowCell}>{meaning !== LEFT_OUT && <ForwardIcon size={18} />}</td>
                    <td className={styles.fieldCell}>
                      <Meaning
                        label={messages.meaningOf(value)}
                        options={meanings[field]}
                        value={meaning}
                        written={value}
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
      {hidden.size > 0 && (
        <div>
          <Button variant="link" onPress={() => setWhole(true)}>
            {messages.showValues(hidden.size)}
          </Button>
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

interface MeaningProps {
  label: string
  /** What it may mean. @default any text */
  options: readonly ImportMeaning[] | undefined
  value: string | null
  /** What the file says. */
  written: string
  onChange: (meaning: string) => void
}

function Meaning({ label, options, value, written, onChange }: MeaningProps) {
  const messages = importListingsMessages
  if (!options) {
    return (
      <TextField
        // What was decided elsewhere, or taken back, stands here at once.
        key={value}
        className={styles.select}
        label={label}
        defaultValue={value ?? ''}
        maxLength={MEANING_LENGTH}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        onBlur={({ currentTarget: field }) => {
          const meaning = field.value.trim()
          // Nothing, and what the file says, decide nothing.
          if (meaning === '') field.value = written
          if (meaning !== value) onChange(meaning === written ? '' : meaning)
        }}
      />
    )
  }
  return (
    <Select
      className={styles.select}
      label={label}
      labelPlacement="above"
      options={[{ value: '', label: messages.chooseMeaning }, ...options, { value: LEFT_OUT, label: messages.leftOut }]}
      value={value ?? ''}
      onChange={onChange}
    />
  )
}

const isKnown = ({ meaning, isChosen }: ChoosingProps['job']['values'][number]) => meaning !== null && !isChosen
