import { Link } from '@dira/ui'
import { changedFields } from './changedFields.ts'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import type { ImportRowView, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

interface ImportWhyProps {
  row: ImportRowView
  status: ImportView['choice']['status']
  listingHref: (slug: string) => string
  columnName: (column: string) => string
}

/** What would happen to a row, and why. */
export function ImportWhy({ row, status, listingHref, columnName }: ImportWhyProps) {
  const messages = importListingsMessages
  if (row.kind === 'rejected') return <p className={styles.tone.error}>{sentence(row.reason ?? '')}</p>
  if (row.kind === 'unchanged') return <p className={styles.muted}>{messages.nothingChanges}</p>
  return (
    <>
      {row.kind === 'new' && <p>{messages.isNew[status]}</p>}
      {row.changes?.['status']?.[0] === 'archived' && <p>{messages.comesBack}</p>}
      {row.twin && (
        <p>
          {messages.sameAs(row.twin)}{' '}
          <Link href={listingHref(row.twin.slug)}>
            <bdi translate="no">{row.twin.name}</bdi>
          </Link>
          {row.twin.metres !== null && `, ${messages.away(row.twin.metres)}`}
        </p>
      )}
      {(row.kind === 'changed' || row.decision === 'same') &&
        changedFields(row.changes).map(({ field, before, after }) => (
          <p key={field}>
            {columnName(field)}{' '}
            {before === '' ? (
              <span className={styles.muted}>{messages.empty}</span>
            ) : (
              <del className={rowStyles.marked.del}>{before}</del>
            )}{' '}
            {after === '' ? (
              <span className={styles.muted}>{messages.empty}</span>
            ) : (
              <ins className={rowStyles.marked.ins}>{after}</ins>
            )}
          </p>
        ))}
      {row.decision !== null && (
        <strong className={row.decision === 'out' ? styles.muted : styles.tone.success}>
          {{ same: messages.decidedSame, different: messages.decidedDifferent, out: messages.decidedOut }[row.decision]}
        </strong>
      )}
    </>
  )
}

/** A reason as a sentence. */
export const sentence = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1)
