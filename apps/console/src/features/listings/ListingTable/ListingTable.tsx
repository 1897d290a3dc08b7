import { useId, useRef, useState, type Ref } from 'react'
import { EmptyState, FilterBadgeList, Skeleton, VisuallyHidden } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import type {
  BulkChange,
  BulkState,
  ListingColumnId,
  ListingTableState,
  PickedListings,
  TableListing,
  TableView,
} from './listedListing.ts'
import type { TableChoice } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import { ListingFilters, type ListingFiltersProps } from './ListingFilters.tsx'
import { ListingRows } from './ListingRows.tsx'
import * as styles from './ListingTable.css.ts'
import { ListingViews } from './ListingViews.tsx'
import { listingTableMessages } from './messages.ts'
import { isPicked, withPage } from './pickedHere.ts'
import { ListingPages } from './ListingPages.tsx'
import { TableHead, type TableHeadProps } from './TableHead.tsx'
import { TableSummary, type FilterBadge } from './TableSummary.tsx'
import { PickedBar, type PickedBarControls } from './PickedBar.tsx'
import { useTableControls, type ListingTableControls } from './useTableControls.ts'

export interface ListingTableProps extends ListingFiltersProps, TableHeadProps {
  state: ListingTableState
  /** What the listings need somebody for, which other pages filter by. @default nothing is filtered so */
  need?: string | undefined
  /** Takes that away. */
  onNeed?: () => void
  /** Takes all filters and the search away. */
  onClear: () => void
  columns: readonly ListingColumnId[]
  onColumns: (columns: readonly ListingColumnId[]) => void
  picked: PickedListings
  onPick: (picked: PickedListings) => void
  /** Packages and categories that listings can be given. */
  tiers: readonly TableChoice[]
  categories: readonly TableChoice[]
  bulk?: BulkState | undefined
  onBulk: (change: BulkChange) => void
  onConfirm: () => void
  /** Takes a question back, or stops a running change. */
  onCancel: () => void
  /** The views of everybody. @default there are none to choose or keep */
  views?: readonly TableView[]
  allHref: string
  /** Resolves with whether it is stored. */
  onKeepView: (name: string) => Promise<boolean>
  onSaveView: (id: string) => void
  onRemoveView: (id: string) => void
  /** The view that was chosen last and is not what is shown any more. */
  changedView?: TableView | undefined
  onOpen: (href: string) => void
  onRetry: () => void
  /** What single keys do. @default nothing is said */
  hints?: readonly { readonly keys: string; readonly label: string }[]
  /** For keys. */
  controls?: Ref<ListingTableControls>
  /** Today's date. @default the clock's */
  now?: Date
}

/** The table of all listings: searched, filtered, sorted and changed many at a time, however many there are. */
export function ListingTable(given: ListingTableProps) {
  const { state, search, onSearch, filters, onFilter, place, onPlace, placeSearch, sort, isDescending, onSort } = given
  const { columns, onColumns, picked, onPick, tiers, categories, bulk, onBulk, onConfirm, onCancel } = given
  const { views, allHref, onKeepView, onSaveView, onRemoveView, changedView, onCsv, csvDone, newHref } = given
  const { onClear, onOpen, onRetry, hints = [], controls, now } = given
  const messages = listingTableMessages
  const id = useId()
  const [opened] = useState(() => new Date())
  const field = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const bar = useRef<PickedBarControls>(null)
  const ready = state.status === 'ready' ? state : undefined
  const rows = ready?.rows ?? NO_ROWS
  const pickedHere = new Set(rows.map((row) => row.id).filter((row) => isPicked(picked, row)))
  const hasPicked = picked.kind === 'all' || picked.ids.size > 0

  const pickHere = (ids: ReadonlySet<string>) => onPick(withPage(picked, rows, ids))
  const { onKeyDown } = useTableControls({ controls, field, table, bar, rows, pickedHere, pickHere, onOpen })

  const badges = badgesOf(given)
  const searchBadge = search === '' ? [] : [{ name: messages.searchFilter(search), onRemove: () => onSearch('') }]
  const isEmpty = ready !== undefined && rows.length === 0
  const isNarrowed = badges.length > 0 || search !== ''

  return (
    <section aria-labelledby={id} className={styles.listings}>
      <TableHead headingId={id} {...{ onCsv, csvDone, newHref }} />
      {views && (
        <ListingViews
          views={views}
          allHref={allHref}
          isAll={!isNarrowed}
          changedView={changedView}
          onKeep={onKeepView}
          onSave={onSaveView}
          onRemove={onRemoveView}
        />
      )}
      <ListingFilters
        ref={field}
        {...{ search, onSearch, filters, onFilter, place, onPlace, placeSearch, sort, isDescending, onSort }}
      />
      <TableSummary state={state} badges={badges} onClear={onClear} />
      {(state.status === 'failed' || ready?.isFailed) && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {state.status !== 'failed' && state.isSlow && <p role="status">{messages.slow}</p>}
      <div className={styles.frame}>
        {(hasPicked || bulk) && (
          <PickedBar
            picked={picked}
            bulk={bulk}
            tiers={tiers}
            categories={categories}
            placeSearch={placeSearch}
            placeName={(value) => placeSearch.places?.find((one) => one.value === value)?.label ?? value}
            canPickAll={ready?.count !== undefined && (ready.count === null || ready.count > rows.length)}
            onPickAll={() => onPick({ kind: 'all', without: new Set(), count: ready?.count ?? null, isShown: true })}
            onUnpick={() => onPick({ kind: 'rows', ids: new Set() })}
            onBulk={onBulk}
            onConfirm={onConfirm}
            onCancel={onCancel}
            controls={bar}
          />
        )}
        <div className={styles.columnsPlace}>
          <ColumnChoice columns={columns} onChange={onColumns} />
        </div>
        <ListingRows
          ref={table}
          isReading={ready?.isReading ?? false}
          rows={rows}
          columns={columns}
          sort={sort}
          isDescending={isDescending}
          onSort={onSort}
          picked={pickedHere}
          onPick={pickHere}
          onOpen={onOpen}
          onKeyDown={onKeyDown}
          now={now ?? opened}
        >
          {isEmpty && (
            <EmptyState
              size="panel"
              heading={isNarrowed ? messages.nothingFound : messages.nothing}
              actions={isNarrowed && <FilterBadgeList filters={[...searchBadge, ...badges]} />}
            >
              {!isNarrowed && messages.nothingNote}
            </EmptyState>
          )}
          {state.status === 'failed' && <VisuallyHidden>{messages.failed}</VisuallyHidden>}
          {state.status === 'loading' && (
            <>
              <VisuallyHidden>{messages.loading}</VisuallyHidden>
              {WAITING.map((row) => (
                <div key={row} className={styles.waiting}>
                  <Skeleton className={styles.waitingPicture} />
                  <Skeleton />
                </div>
              ))}
            </>
          )}
        </ListingRows>
      </div>
      <ListingPages page={ready} hints={hints} />
    </section>
  )
}

/** The filters that are set, each to be taken away. */
function badgesOf({ filters, onFilter, need, onNeed, place, onPlace }: ListingTableProps): readonly FilterBadge[] {
  return [
    ...filters.flatMap(({ id: filter, options, chosen }) =>
      chosen.map((value) => ({
        name: options.find((option) => option.value === value)?.label ?? value,
        onRemove: () =>
          onFilter(
            filter,
            chosen.filter((other) => other !== value),
          ),
      })),
    ),
    ...(need === undefined ? [] : [{ name: need, onRemove: () => onNeed?.() }]),
    ...(place ? [{ name: place.label, onRemove: () => onPlace(undefined) }] : []),
  ]
}

const NO_ROWS: readonly TableListing[] = []
const WAITING = [1, 2, 3, 4, 5, 6, 7, 8]
