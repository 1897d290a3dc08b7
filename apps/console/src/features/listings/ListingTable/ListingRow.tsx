/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- As cards they are no table to CSS, and some browsers then take the roles away. */
import { memo, useId, type ReactNode } from 'react'
import { Needle, Link, ListingPicture, TierBadge } from '@dira/ui'
import type { ListingColumnId, TableListing } from './listedListing.ts'
import * as styles from './ListingRow.css.ts'
import { muted } from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'
import { PickBox } from './PickBox.tsx'

interface ListingRowProps {
  row: TableListing
  columns: readonly ListingColumnId[]
  isPicked: boolean
  /** Tab leads to this one. */
  isStop: boolean
  now: Date
}

/**
 * A listing in its row, drawn anew only when something of it changes: of 50 rows on a slow device, that is what a press has time for. What happens in it
 * is for the table, which has one place for the presses and keys of all rows.
 */
export const ListingRow = memo(function ListingRow({ row, columns, isPicked, isStop, now }: ListingRowProps) {
  const messages = listingTableMessages
  const nameId = useId()
  const tabIndex = isStop ? 0 : -1
  return (
    <tr
      role="row"
      data-row={row.id}
      aria-labelledby={nameId}
      aria-selected={isPicked}
      tabIndex={tabIndex}
      className={styles.row}
    >
      <td role="gridcell" className={styles.pickCell}>
        <PickBox label={messages.pick(row.name)} checked={isPicked} tabIndex={tabIndex} />
      </td>
      <th scope="row" role="rowheader" className={styles.nameCell}>
        <ListingPicture card={row.card} markSize={20} className={styles.picture} />
        {row.href === undefined ? (
          <bdi id={nameId} className={styles.name}>
            {row.name}
          </bdi>
        ) : (
          <Link look="quiet" href={row.href} tabIndex={tabIndex} className={styles.name}>
            <bdi id={nameId}>{row.name}</bdi>
          </Link>
        )}
        <span className={styles.category}>{row.category}</span>
      </th>
      {columns.map((column) => (
        <td
          key={column}
          role="gridcell"
          className={styles.cell}
          data-column={column}
          data-label={messages.names[column]}
        >
          {cellOf(row, column, messages, now)}
        </td>
      ))}
    </tr>
  )
})

interface PaidUntilProps {
  readonly paidUntil: TableListing['paidUntil']
  readonly messages: typeof listingTableMessages
  readonly now: Date
}

function PaidUntil({ paidUntil, messages, now }: PaidUntilProps) {
  if (!paidUntil) return <span className={muted}>{messages.noEnd}</span>
  const { day, graceUntil } = paidUntil
  const today = now.toISOString().slice(0, 10)
  const isPaid = today <= day
  return (
    <>
      <time dateTime={day} className={isPaid ? undefined : styles.overdue}>
        {messages.day(day)}
      </time>
      {!isPaid && (
        <span className={styles.afterDay}>{today <= graceUntil ? messages.grace(graceUntil) : messages.ended}</span>
      )}
    </>
  )
}

function cellOf(
  row: TableListing,
  column: ListingColumnId,
  messages: typeof listingTableMessages,
  now: Date,
): ReactNode {
  const none = <span className={muted}>{messages.none}</span>
  switch (column) {
    case 'package':
      return <TierBadge tier={row.tier} label={row.tierLabel} />
    case 'place':
      return <bdi>{row.place}</bdi>
    case 'status':
      return (
        <span className={styles.status[row.status]}>
          <Needle hollow={row.status !== 'published'} />
          {messages.statuses[row.status]}
        </span>
      )
    case 'paidUntil':
      return <PaidUntil paidUntil={row.paidUntil} messages={messages} now={now} />
    case 'images':
      return row.images ? (
        messages.images(row.images.count, row.images.max)
      ) : (
        <span className={muted}>{messages.notInTier}</span>
      )
    case 'changed':
      return <time dateTime={row.changed}>{messages.changed(new Date(row.changed), now)}</time>
    case 'phone':
      return row.phone === '' ? none : <bdi translate="no">{row.phone}</bdi>
    case 'enquiries':
      return row.enquiries
    case 'source':
      return row.source === undefined ? none : <bdi>{row.source}</bdi>
  }
}
