import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { EmptyState, Text, VisuallyHidden } from '@dira/ui'
import { WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { Mark } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import { ImportWhy, sentence } from './ImportWhy.tsx'
import { MendRow } from './MendRow.tsx'
import { WholeRow, WrittenRow } from './WholeRow.tsx'
import { RowDecision, type RowDecisionProps } from './RowDecision.tsx'
import type { ImportKind } from '@dira/data'
import type { ImportRowView, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface ImportRowsProps extends Pick<RowDecisionProps, 'onOpen' | 'onDecide'> {
  job: ImportView
  rows: readonly ImportRowView[]
  /** @default false */
  isLoading?: boolean
  /** Nothing can be decided any more. */
  isDecided: boolean
  /** The number of the row that the keys are about. @default none */
  current?: number | undefined
  /** The number of the row that is shown whole. @default none */
  opened?: number | undefined
  /** Gives a row that is rejected or has notes other cells, so that it is judged anew. */
  onMend: (number: number, cells: readonly string[]) => void
  listingHref: (slug: string) => string
  /** What a column of listings is called. */
  columnName: (column: string) => string
}

/** How the kinds of rows look: a full needle for what is written. */
export const KIND_LOOKS = {
  new: { tone: 'success', isHollow: false },
  changed: { tone: 'info', isHollow: false },
  unchanged: { tone: 'muted', isHollow: true },
  rejected: { tone: 'error', isHollow: true },
  duplicate: { tone: 'warning', isHollow: true },
} as const satisfies Record<ImportKind, { readonly tone: keyof typeof styles.tone; readonly isHollow: boolean }>

/** Rows of a file with what will happen to each. */
export function ImportRows({
  job,
  rows,
  isLoading = false,
  isDecided,
  current,
  opened,
  onOpen,
  onDecide,
  onMend,
  listingHref,
  columnName,
}: ImportRowsProps) {
  const messages = importListingsMessages
  if (isLoading) return <WaitingRows label={messages.loading} lines={1} />
  if (rows.length === 0) return <EmptyState size="panel" heading={messages.noRows} />
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead className={styles.tableHead}>
          <tr>
            <th className={styles.headCell}>{messages.row}</th>
            <th className={styles.headCell}>{messages.whatHappens}</th>
            <th className={styles.headCell}>{messages.business}</th>
            <th className={styles.headCell}>{messages.why}</th>
            <th className={styles.headCell}>
              <VisuallyHidden>{messages.decide}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={styles.tableBody}>
          {rows.map((row) => (
            <Fragment key={row.number}>
              <Row isCurrent={row.number === current} onOpen={() => onOpen(row.number)}>
                <td className={rowStyles.lineCell}>{row.line}</td>
                <td className={rowStyles.kindCell}>
                  <Mark {...KIND_LOOKS[row.kind]} text={messages.kind[row.kind]} />
                </td>
                <td className={rowStyles.nameCell}>
                  <button
                    type="button"
                    dir="auto"
                    aria-expanded={row.number === opened}
                    className={rowStyles.nameButton}
                    onClick={() => onOpen(row.number)}
                  >
                    {row.name || messages.noName}
                  </button>
                  <Text size="small" tone="muted">
                    <bdi>{row.city}</bdi>
                  </Text>
                </td>
                <td className={rowStyles.whyCell}>
                  <div className={rowStyles.lines}>
                    <ImportWhy row={row} status={job.choice.status} {...{ listingHref, columnName }} />
                    {row.notes?.map((note) => (
                      <p key={note} className={styles.tone.warning}>
                        {sentence(note)}
                      </p>
                    ))}
                  </div>
                </td>
                <td className={rowStyles.actionCell}>
                  {!isDecided && <RowDecision row={row} onDecide={onDecide} onOpen={onOpen} />}
                </td>
              </Row>
              {row.number === opened && (
                <tr className={styles.row}>
                  <td colSpan={5} className={rowStyles.wholeCell}>
                    {(row.kind === 'rejected' || row.notes !== null) && !isDecided ? (
                      <MendRow row={row} columns={job.columns} onMend={(cells) => onMend(row.number, cells)} />
                    ) : (
                      <WholeRow row={row} columns={job.columns} />
                    )}
                    <WrittenRow row={row} columnName={columnName} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row that comes into sight when the keys reach it. */
function Row({
  isCurrent,
  onOpen,
  children,
}: {
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    row.current?.focus()
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <tr
      ref={row}
      tabIndex={-1}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onOpen()
      }}
      className={styles.row}
      data-current={isCurrent ? '' : undefined}
    >
      {children}
    </tr>
  )
}
