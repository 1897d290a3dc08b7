import { AlertIcon, ForwardIcon, Needle, Button, Heading, KeyHint, Select, Text, VisuallyHidden } from '@dira/ui'
import { columnProblem, doubledFields, withColumn, withoutRest, type ColumnProblem } from './choosing.ts'
import { DoubledFields } from './DoubledFields.tsx'
import { ImportAside, type ImportAsideProps } from './ImportAside.tsx'
import * as styles from './ImportListings.css.ts'
import { LEFT_OUT } from '@dira/data'
import type { ImportColumn, ImportDecisions, ImportMeaning, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface ChoosingProps {
  job: ImportView
  /** What values of a field may mean, by the field. */
  meanings: Readonly<Record<string, readonly ImportMeaning[]>>
  /** What the fields of a listing are called that a column may be; columns that say a part of one have words of their own. */
  fieldNames: Readonly<Record<string, string>>
  onChoose: (choice: ImportDecisions) => void
  onNext: () => void
}

interface ImportColumnsProps extends ChoosingProps, ImportAsideProps {
  onForget: () => void
  /** Shows how the file was read. @default that is not known */
  onLook?: (() => void) | undefined
}

/** Which column of a file is what. */
export function ImportColumns(props: ImportColumnsProps) {
  const { job, meanings, fieldNames, onChoose, onPlaces, samples, onNext, onForget, onLook } = props
  const messages = importListingsMessages
  const problem = columnProblem(job)
  const doubled = doubledFields(job)
  const empty = job.columns.filter(isEmptyColumn).length
  const rest = job.columns.filter(({ field, isLeftOut }) => field === null && !isLeftOut).length
  const fields: Readonly<Record<string, string>> = { name: '', ...fieldNames, ...messages.fields }
  const options = [
    { value: '', label: messages.chooseField },
    ...Object.entries(fields).map(([value, label]) => ({ value, label })),
    { value: LEFT_OUT, label: messages.leftOut },
  ]
  return (
    <div className={styles.beside}>
      <section className={styles.part}>
        <div className={styles.partHead}>
          <Heading level={2} size="h3">
            {messages.which}
          </Heading>
          <Text size="small" tone="muted">
            {messages.rows(job.total)}
          </Text>
          {onLook && (
            <Button variant="link" onPress={onLook}>
              {messages.howRead}
            </Button>
          )}
          {job.isRemembered && (
            <Button variant="link" className={styles.atEnd} onPress={onForget}>
              {messages.forget}
            </Button>
          )}
        </div>
        <DoubledFields job={job} fieldNames={fields} onChoose={onChoose} />
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead className={styles.tableHead}>
              <tr>
                <th className={styles.headCell}>{messages.column}</th>
                <th className={styles.headCell}>{messages.first}</th>
                <th className={styles.headCell}>
                  <VisuallyHidden>{messages.becomes}</VisuallyHidden>
                </th>
                <th className={styles.headCell}>{messages.field}</th>
                <th className={styles.headCell}>{messages.how}</th>
              </tr>
            </thead>
            <tbody className={styles.tableBody}>
              {job.columns.map((column, index) => {
                if (isEmptyColumn(column)) return null
                const isDoubled = column.field !== null && doubled.has(column.field)
                const isOpen = column.field === null && !column.isLeftOut
                return (
                  <tr key={`${index} ${column.name}`} className={styles.row} data-current={isOpen ? '' : undefined}>
                    <th scope="row" className={styles.columnName}>
                      <span className={styles.letter}>{letterOf(index)}</span> <bdi>{column.name}</bdi>
                    </th>
                    <td className={styles.first}>
                      <bdi>{column.first}</bdi>
                    </td>
                    <td className={styles.arrowCell}>{!column.isLeftOut && <ForwardIcon size={18} />}</td>
                    <td className={styles.fieldCell}>
                      <Select
                        className={styles.select}
                        label={messages.fieldOf(column.name)}
                        labelPlacement="above"
                        options={options}
                        value={column.isLeftOut ? LEFT_OUT : (column.field ?? '')}
                        error={isDoubled ? messages.isTwice(fields[column.field ?? ''] ?? '') : undefined}
                        onChange={(field) => onChoose(withColumn(job.choice, column.name, field))}
                      />
                    </td>
                    <td className={styles.cell}>
                      <Origin column={column} isDoubled={isDoubled} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        {empty > 0 && (
          <Text size="small" tone="muted">
            {messages.emptyColumns(empty)}
          </Text>
        )}
        {rest > 1 && (
          <div>
            <Button variant="link" onPress={() => onChoose(withoutRest(job))}>
              {messages.leaveOutRest(rest)}
            </Button>
          </div>
        )}
        <div className={styles.actions}>
          <Button isDisabled={problem !== undefined} onPress={onNext} aria-keyshortcuts={messages.goOnKeys}>
            {messages.toValues}
            <KeyHint keys="$mod+Enter" />
          </Button>
          {problem && (
            <p className={styles.problem}>
              <AlertIcon size={20} />
              {said(problem, messages, fields)}
            </p>
          )}
        </div>
      </section>
      <ImportAside {...{ job, meanings, onChoose, onPlaces, samples }} />
    </div>
  )
}

function said(
  problem: ColumnProblem,
  messages: typeof importListingsMessages,
  fields: Readonly<Record<string, string>>,
): string {
  if (problem.kind === 'open') return messages.toChoose(problem.column)
  if (problem.kind === 'twice') return messages.isTwice(fields[problem.field] ?? problem.field)
  return messages.missing[problem.field]
}

/** Whether there is nothing in a column, and nobody wants it to be something. */
const isEmptyColumn = ({ first, isLeftOut, origin }: ImportColumn) => isLeftOut && first === '' && origin === 'guessed'

const TONES = { remembered: 'success', guessed: 'muted', chosen: 'info', open: 'error' } as const

/** How it is known what a column is: a filled needle for what a person decided, a hollow one for a guess. */
function Origin({ column, isDoubled }: { readonly column: ImportColumn; readonly isDoubled: boolean }) {
  const messages = importListingsMessages
  if (isDoubled) return <Mark tone="error" text={messages.twice} isHollow />
  if (column.isLeftOut) return <span className={styles.mark}>{messages.leftOut}</span>
  const { origin } = column
  return (
    <Mark tone={TONES[origin]} text={messages.origins[origin]} isHollow={origin === 'guessed' || origin === 'open'} />
  )
}

interface MarkProps {
  tone: keyof typeof styles.tone
  text: string
  isHollow: boolean
}

/** A needle and a word. */
export function Mark({ tone, text, isHollow }: MarkProps) {
  return (
    <span className={`${styles.mark} ${styles.tone[tone]}`}>
      <Needle hollow={isHollow} />
      {text}
    </span>
  )
}

/** As spreadsheets name columns: A to Z, AA and so on. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
