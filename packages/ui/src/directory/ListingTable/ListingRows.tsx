import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Cell, Column, Row, Table, TableBody, TableHeader, type SortDescriptor } from 'react-aria-components/Table'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { SortDownIcon, SortUpIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ListingPicture } from '../ListingPicture/index.ts'
import { TierBadge } from '../TierBadge/index.ts'
import type { ListingColumnId, ListingSort, TableListing } from './listedListing.ts'
import * as styles from './ListingRows.css.ts'
import { muted } from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'
import { NameLink } from './NameLink.tsx'

/** The columns that sort, and by what. */
const SORTED_BY: Readonly<Partial<Record<ListingColumnId | 'name', ListingSort>>> = {
  name: 'name',
  place: 'city',
  package: 'package',
  status: 'status',
  changed: 'changed',
}

type Picks = ReadonlySet<string | number>

interface ListingRowsProps {
  rows: readonly TableListing[]
  /** Other rows are on their way. */
  isReading: boolean
  columns: readonly ListingColumnId[]
  sort: ListingSort
  isDescending: boolean
  onSort: (sort: ListingSort, isDescending: boolean) => void
  /** The ids of this page that are picked. */
  picked: ReadonlySet<string>
  onPick: (ids: ReadonlySet<string>) => void
  onOpen: (href: string) => void
  /** Stands in place of the rows. */
  children: ReactNode
  now: Date
  ref?: Ref<HTMLTableElement>
}

/** The rows of a page, below heads that sort; on a narrow screen cards. */
export function ListingRows({
  rows,
  isReading,
  columns,
  sort,
  isDescending,
  onSort,
  picked,
  onPick,
  onOpen,
  children,
  now,
  ref,
}: ListingRowsProps) {
  const messages = useMessages('listingTable', listingTableMessages)
  // react-aria's own set knows where a range began.
  const [last, setLast] = useState<Picks>(new Set())
  const selected = picked.size === last.size && [...picked].every((id) => last.has(id)) ? last : picked
  const shown = ['name', ...columns] as const
  const sorted = shown.find((column) => SORTED_BY[column] === sort)
  const descriptor: SortDescriptor | undefined = sorted && {
    column: sorted,
    direction: isDescending ? 'descending' : 'ascending',
  }
  // A box does not say that Shift was held.
  const isShift = useRef(false)
  const anchor = useRef<string>(undefined)
  const pick = (ids: ReadonlySet<string>) => {
    const [changed = '', ...others] = [...new Set([...ids, ...picked])].filter((id) => ids.has(id) !== picked.has(id))
    const places = [anchor.current, changed].map((id) => rows.findIndex((row) => row.id === id))
    const isRange = isShift.current && others.length === 0 && ids.has(changed) && !places.includes(-1)
    const range = rows.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id)
    isShift.current = false
    anchor.current = changed
    onPick(isRange ? new Set([...ids, ...range]) : ids)
  }
  return (
    <div
      className={styles.scroller}
      data-reading={isReading ? '' : undefined}
      onClickCapture={({ shiftKey }) => (isShift.current = shiftKey)}
    >
      <Table
        {...(ref && { ref })}
        aria-label={messages.table}
        className={styles.table}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={(selection) => {
          const ids: Picks = selection === 'all' ? new Set(rows.map(({ id }) => id)) : selection
          setLast(ids)
          pick(new Set([...ids].map(String)))
        }}
        {...(descriptor && { sortDescriptor: descriptor })}
        onSortChange={({ column, direction }) => {
          const by = SORTED_BY[column as ListingColumnId | 'name']
          if (by) onSort(by, direction === 'descending')
        }}
        onRowAction={(key) => {
          const href = rows.find(({ id }) => id === key)?.href
          if (href !== undefined) onOpen(href)
        }}
      >
        <TableHeader className={styles.tableHead}>
          <Column className={styles.pickHead} minWidth={44}>
            <VisuallyHidden>{messages.pickPage}</VisuallyHidden>
            <PickBox label={messages.pickPage} />
          </Column>
          {shown.map((column) => (
            <Column
              key={column}
              id={column}
              isRowHeader={column === 'name'}
              allowsSorting={SORTED_BY[column] !== undefined}
              className={styles.columnHead}
            >
              {({ sortDirection }) => (
                <span className={styles.headText}>
                  {messages.names[column]}
                  {sortDirection === 'ascending' && <SortUpIcon size={18} />}
                  {sortDirection === 'descending' && <SortDownIcon size={18} />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody className={styles.body} dependencies={[columns, now]} items={rows} renderEmptyState={() => children}>
          {(row) => (
            // Without a text of its own: a letter is a key of the page, and does not look for a row.
            <Row id={row.id} className={styles.row}>
              <Cell className={styles.pickCell}>
                <PickBox label={messages.pick(row.name)} />
              </Cell>
              <Cell className={styles.nameCell}>
                <ListingPicture card={row.card} markSize={20} className={styles.picture} />
                {row.href === undefined ? (
                  <bdi className={styles.name}>{row.name}</bdi>
                ) : (
                  <NameLink href={row.href} onOpen={onOpen}>
                    <bdi>{row.name}</bdi>
                  </NameLink>
                )}
                <span className={styles.category}>{row.category}</span>
              </Cell>
              {columns.map((column) => (
                <Cell key={column} className={styles.cell} data-column={column} data-label={messages.names[column]}>
                  {cellOf(row, column, messages, now)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

function PickBox({ label }: { readonly label: string }) {
  return (
    <CheckboxField slot="selection" aria-label={label}>
      <CheckboxButton className={styles.pickBox}>
        <span aria-hidden="true" className={styles.box} />
      </CheckboxButton>
    </CheckboxField>
  )
}

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
      return row.phone === '' ? none : <bdi>{row.phone}</bdi>
    case 'enquiries':
      return row.enquiries
    case 'source':
      return row.source === undefined ? none : <bdi>{row.source}</bdi>
  }
}
