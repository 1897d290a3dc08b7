import type { Ref } from 'react'
import { AlertIcon, DownloadIcon, Button, KeyHint, SearchField, Text, useFormatCount } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { Mark } from './ImportColumns.tsx'
import { ImportDoubts, type ImportDoubtsProps } from './ImportDoubts.tsx'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import { ImportRows, KIND_LOOKS, type ImportRowsProps } from './ImportRows.tsx'
import { IMPORT_KINDS, type ImportKind } from '@dira/data'
import type { ImportRowsFilter, ImportRowsList, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface RowsProps
  extends Omit<ImportRowsProps, 'rows' | 'job' | 'isDecided'>, Pick<ImportDoubtsProps, 'onLeaveOut' | 'onAccept'> {
  list: ImportRowsList
  filter: ImportRowsFilter
  /** The field that rows are searched by. */
  search: Ref<HTMLInputElement>
  onFilter: (filter: ImportRowsFilter) => void
  onMore: () => void
  onRetryRows: () => void
  /** Saves the rejected rows as a file. */
  onRejectedFile: () => void
}

interface ImportCheckedProps extends RowsProps {
  job: ImportView
  onBack: () => void
  onApply: () => void
}

/** What an import would do, row by row, before anything is written; the same rows, once it is applied, without decisions. */
export function ImportChecked({
  job,
  list,
  filter,
  search,
  onFilter,
  onMore,
  onRetryRows,
  onRejectedFile,
  onLeaveOut,
  onAccept,
  onBack,
  onApply,
  ...rows
}: ImportCheckedProps) {
  const messages = importListingsMessages
  const formatCount = useFormatCount()
  const { checked } = job
  if (!checked) return null
  // Only the person who began it can apply it.
  const isChecked = job.state === 'checked' && job.by === null
  return (
    <>
      <div role="group" aria-label={messages.showKinds} className={rowStyles.kinds}>
        {IMPORT_KINDS.map((kind, index) => (
          <button
            key={kind}
            type="button"
            aria-pressed={isOnly(filter, kind)}
            aria-keyshortcuts={String(index + 1)}
            className={rowStyles.kind}
            onClick={() => onFilter(toggledKind(filter, kind))}
          >
            <span className={rowStyles.big}>{formatCount(checked[kind])}</span>
            <Mark {...KIND_LOOKS[kind]} text={messages.kinds[kind]} />
            <KeyHint keys={String(index + 1)} className={rowStyles.kindKey} />
          </button>
        ))}
        {(checked.noted > 0 || filter.isNoted) && (
          <button
            type="button"
            aria-pressed={filter.isNoted}
            className={rowStyles.kind}
            onClick={() =>
              onFilter({ ...filter, isNoted: !filter.isNoted, kinds: filter.isNoted ? MEANT : IMPORT_KINDS })
            }
          >
            <span className={rowStyles.big}>{formatCount(checked.noted)}</span>
            <Mark tone="warning" isHollow text={messages.noted} />
          </button>
        )}
      </div>
      {isChecked && <ImportDoubts {...{ job, filter, onFilter, onLeaveOut, onAccept }} />}
      <div className={rowStyles.filters}>
        <SearchField
          ref={search}
          aria-keyshortcuts="/"
          className={rowStyles.search}
          label={messages.search}
          placeholder={messages.search}
          clearLabel={messages.clear}
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
        />
        <Text size="small" tone="muted" role="status">
          {list.count !== undefined && messages.listed(list.count, job.total)}
        </Text>
        {checked.rejected > 0 && (
          <Button variant="link" className={styles.atEnd} onPress={onRejectedFile}>
            <DownloadIcon size={18} />
            {messages.rejectedFile(checked.rejected)}
          </Button>
        )}
      </div>
      {list.status === 'failed' ? (
        <ReadFailed text={messages.failedAll} onRetry={onRetryRows} />
      ) : (
        <ImportRows {...rows} job={job} rows={list.rows} isLoading={list.status === 'loading'} isDecided={!isChecked} />
      )}
      {list.hasMore && (
        <div>
          <Button variant="link" onPress={onMore}>
            {messages.more}
          </Button>
        </div>
      )}
      {isChecked && (
        <div className={rowStyles.bar}>
          {checked.undecided > 0 && (
            <p className={rowStyles.undecided}>
              <AlertIcon size={20} />
              {messages.undecided(checked.undecided)}
            </p>
          )}
          <Text size="small" tone="muted">
            {checked.undecided > 0 && `${messages.undecidedNote} `}
            {messages.undoNote}
          </Text>
          <div className={`${styles.actions} ${styles.atEnd}`}>
            <Button variant="secondary" onPress={onBack}>
              {messages.back}
            </Button>
            <Button isDisabled={checked.goes === 0} onPress={onApply} aria-keyshortcuts={messages.goOnKeys}>
              {checked.goes === 0 ? messages.nothingToApply : messages.apply(checked.goes)}
              <KeyHint keys="$mod+Enter" />
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** The kinds worth looking at: all that do not stay as they are. */
const MEANT: readonly ImportKind[] = ['new', 'changed', 'rejected', 'duplicate']

const isOnly = ({ isNoted, kinds }: ImportRowsFilter, kind: ImportKind): boolean =>
  !isNoted && kinds.length === 1 && kinds[0] === kind

/** The rows of a kind alone, or again all that are meant. */
export function toggledKind(filter: ImportRowsFilter, kind: ImportKind): ImportRowsFilter {
  return { ...filter, isNoted: false, doubt: undefined, kinds: isOnly(filter, kind) ? MEANT : [kind] }
}
