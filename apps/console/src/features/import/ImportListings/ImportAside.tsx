import { Checkbox, Select, Text, useFormatCount } from '@dira/ui'
import type { ChoosingProps } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import { ImportSource, type ImportPlacesProps } from './ImportSource.tsx'
import { LEFT_OUT } from '@dira/data'
import { importListingsMessages } from './messages.ts'

export interface ImportAsideProps extends ImportPlacesProps {
  /** How many listings are sample data, which can go with the import. @default 0 */
  samples?: number | undefined
}

/** So many values stand beside the columns. */
const SHOWN = 6

/** Beside the columns: what the file does not say, and the values that are decided next. */
export function ImportAside({
  job,
  meanings,
  onChoose,
  onPlaces,
  samples = 0,
}: Pick<ChoosingProps, 'job' | 'meanings' | 'onChoose'> & ImportAsideProps) {
  const messages = importListingsMessages
  const formatCount = useFormatCount()
  const { choice } = job
  const column = (job.values.find(({ meaning }) => meaning === null) ?? job.values[0])?.column
  const values = job.values.filter((value) => value.column === column)
  const open = values.filter(({ meaning }) => meaning === null)
  const shown = [...values.filter(({ meaning }) => meaning !== null).slice(0, 3), ...open].slice(0, SHOWN)
  const nothing = { value: '', label: messages.asInFile }
  const labelOf = (meaning: string, field: string) =>
    meaning === LEFT_OUT
      ? messages.leftOut
      : (meanings[field]?.find(({ value }) => value === meaning)?.label ?? meaning)
  return (
    <div className={styles.part}>
      <section className={styles.aside}>
        <h2 className={styles.asideHead}>{messages.forAll}</h2>
        <Select
          label={messages.newStatus}
          labelPlacement="above"
          options={(['draft', 'published'] as const).map((value) => ({ value, label: messages.statuses[value] }))}
          value={choice.status}
          onChange={(status) => onChoose({ ...choice, status: status === 'published' ? 'published' : 'draft' })}
        />
        {samples > 0 && (
          <Checkbox
            description={messages.removesSampleNote}
            checked={choice.removesSample ?? false}
            onChange={(removesSample) => onChoose({ ...choice, removesSample })}
          >
            {messages.removesSample(samples)}
          </Checkbox>
        )}
        <Select
          label={messages.countryOfAll}
          labelPlacement="above"
          options={[nothing, ...(meanings['country'] ?? [])]}
          value={choice.country ?? ''}
          onChange={(country) => onChoose({ ...choice, country: country || undefined })}
        />
        <Select
          label={messages.categoryOfAll}
          labelPlacement="above"
          options={[nothing, ...(meanings['category'] ?? [])]}
          value={choice.category ?? ''}
          onChange={(category) => onChoose({ ...choice, category: category || undefined })}
        />
      </section>
      <ImportSource {...{ job, onChoose, onPlaces }} />
      {column !== undefined && (
        <section className={styles.aside}>
          <div className={styles.partHead}>
            <h2 className={styles.asideHead}>{messages.next(column)}</h2>
            <Text size="small" tone="muted" className={styles.atEnd}>
              {messages.openOf(values.length, open.length)}
            </Text>
          </div>
          <ul role="list" className={styles.asideRows}>
            {shown.map(({ value, rows, meaning, field }) => (
              <li key={value} className={styles.asideRow}>
                <bdi>{value}</bdi>
                <span className={styles.asideCount}>{formatCount(rows)}</span>
                <span className={`${styles.asideMeaning} ${meaning === null ? styles.tone.error : ''}`}>
                  {meaning === null ? messages.toDecide : labelOf(meaning, field)}
                </span>
              </li>
            ))}
            {values.length > shown.length && (
              <li className={styles.asideRow}>{messages.moreValues(values.length - shown.length)}</li>
            )}
          </ul>
        </section>
      )}
    </div>
  )
}
