import { writtenFields } from './changedFields.ts'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import type { ImportColumn, ImportRowView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

/** All that a row says. */
export function WholeRow({ row, columns }: { readonly row: ImportRowView; readonly columns: readonly ImportColumn[] }) {
  return <Facts facts={columns.map(({ name }, index) => [name, row.cells[index] ?? ''])} />
}

interface WrittenRowProps {
  readonly row: ImportRowView
  /** What a column of listings is called. */
  readonly columnName: (column: string) => string
}

/** What becomes of a row: what it says as it will be written, and what follows from it, such as its province. */
export function WrittenRow({ row, columnName }: WrittenRowProps) {
  const messages = importListingsMessages
  const fields = writtenFields(row.written)
  if (fields.length === 0) return null
  return (
    <>
      <h3 className={rowStyles.writtenHead}>{messages.willBe}</h3>
      <Facts facts={fields.map(({ field, after }) => [columnName(field), after])} />
    </>
  )
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={rowStyles.whole}>
      {facts.map(([name, text], index) => (
        <div key={`${index} ${name}`}>
          <dt className={styles.muted}>
            <bdi translate="no">{name}</bdi>
          </dt>
          <dd className={rowStyles.wholeValue}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
