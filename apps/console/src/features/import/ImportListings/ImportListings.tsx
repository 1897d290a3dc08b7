import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { Heading, Notice, joinClasses } from '@dira/ui'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { columnProblem } from './choosing.ts'
import { DiscardImport } from './DiscardImport.tsx'
import { ImportChecked, toggledKind, type RowsProps } from './ImportChecked.tsx'
import { ImportColumns, type ChoosingProps } from './ImportColumns.tsx'
import { ImportDrop } from './ImportDrop.tsx'
import * as styles from './ImportListings.css.ts'
import { ImportLines } from './ImportLines.tsx'
import { ImportProgress, isNothingLost, type ImportProgressProps } from './ImportProgress.tsx'
import { hasQuestions, ImportReading, type ImportReadingProps } from './ImportReading.tsx'
import type { ImportAsideProps } from './ImportAside.tsx'
import { ImportSteps, type ImportStep } from './ImportSteps.tsx'
import { ImportValues } from './ImportValues.tsx'
import { IMPORT_KINDS } from '@dira/data'
import type { ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

/** The loading state of the import that is open. */
export type ImportState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly job: ImportView | null }

/** What keys do on the page. */
export interface ImportControls {
  /** The next row, or the one before. */
  readonly move: (by: 1 | -1) => void
  readonly decide: (decision: 'same' | 'different') => void
  /** Leaves the row out, or takes its decision back. */
  readonly leaveOut: () => void
  /** Goes to the field that rows are searched by. */
  readonly search: () => void
  /** Shows the rows of one kind, counted from 1. */
  readonly showKind: (place: number) => void
  /** Presses the signpost. */
  readonly goOn: () => void
}

export interface ImportListingsProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    KeyHintsProps,
    Omit<RowsProps, 'current' | 'opened' | 'onOpen' | 'search'>,
    ImportReadingProps,
    ImportAsideProps,
    Pick<ChoosingProps, 'meanings' | 'fieldNames' | 'onChoose'>,
    Omit<ImportProgressProps, 'job'> {
  state: ImportState
  /** The name of the file that is being read. @default none is */
  reading?: string | undefined
  /** Why the last file, or the last step, did not work. @default nothing is wrong */
  error?: string | undefined
  onFile: (file: File) => void
  onRetry: () => void
  /** For keys. */
  controls?: Ref<ImportControls>
}

/** The import of a file of businesses: which column is what, what its values mean, what would happen, and how far it is. */
export function ImportListings({
  state,
  reading,
  error,
  onFile,
  onReadAs,
  onPlaces,
  samples,
  onCommand,
  historyHref,
  secondsLeft,
  onRetry,
  controls,
  hints,
  meanings,
  fieldNames,
  columnName,
  onChoose,
  list,
  filter,
  onFilter,
  onMore,
  onRetryRows,
  onRejectedFile,
  onDecide,
  onMend,
  onLeaveOut,
  onAccept,
  listingHref,
  className,
  ...props
}: ImportListingsProps) {
  const messages = importListingsMessages
  const [isOver, setOver] = useState(false)
  const [isAtValues, setAtValues] = useState(false)
  const [look, setLook] = useState<{ readonly job: number; readonly isOpen: boolean }>()
  const [current, setCurrent] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const search = useRef<HTMLInputElement>(null)
  const job = state.status === 'ready' ? state.job : null
  const isLooking = look?.job === job?.id ? look?.isOpen === true : !!job?.reading && hasQuestions(job.reading)
  const step = stepOf(job, { isAtValues, isLooking })
  const open = (number: number) => setOpened(opened === number ? undefined : number)

  const isOwn = job?.by === null
  const rowToDecide = () =>
    isOwn && job.state === 'checked' ? list.rows.find(({ number }) => number === current) : undefined

  function goOn(): void {
    if (!isOwn) return
    if (step === 'file') setLook({ job: job.id, isOpen: false })
    else if (step === 'columns' && job && !columnProblem(job)) setAtValues(true)
    else if (step === 'values' && job?.values.every(({ meaning }) => meaning !== null)) onCommand('check')
    else if (job?.state === 'checked' && (job.checked?.goes ?? 0) > 0) onCommand('apply')
  }

  useImperativeHandle(controls, () => ({
    move: (by) => {
      const at = list.rows.findIndex(({ number }) => number === current)
      setCurrent(list.rows[at === -1 ? 0 : Math.min(list.rows.length - 1, Math.max(0, at + by))]?.number)
    },
    decide: (decision) => {
      const row = rowToDecide()
      if (row?.kind === 'duplicate') onDecide(row.number, decision)
    },
    leaveOut: () => {
      const row = rowToDecide()
      if (row?.kind === 'new' || row?.kind === 'changed') onDecide(row.number, row.decision === null ? 'out' : null)
      else if (row?.kind === 'duplicate' && row.decision !== null) onDecide(row.number, null)
    },
    search: () => search.current?.focus(),
    showKind: (place) => {
      const kind = IMPORT_KINDS[place - 1]
      if (!kind || !job?.checked) return
      onFilter(toggledKind(filter, kind))
    },
    goOn,
  }))

  const choosing = isOwn && { job, meanings, fieldNames, onChoose }
  const isDropped = state.status === 'ready' && !job
  return (
    <section
      className={joinClasses(styles.page, className)}
      onDragOver={(event) => {
        if (!isDropped || ![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (!isDropped || !file) return
        event.preventDefault()
        onFile(file)
      }}
      onPaste={(event) => {
        const file = event.clipboardData.files[0]
        if (isDropped && file) onFile(file)
      }}
      {...props}
    >
      <div className={styles.head}>
        <Heading level={1} size="h2">
          {messages.heading}
        </Heading>
        <div className={styles.actions}>
          {job?.checked && <KeyHints hints={hints} />}
          {job && job.state !== 'reading' && job.state !== 'applying' && !isNothingLost(job) && (
            <DiscardImport job={job} onDiscard={() => onCommand('close')} />
          )}
        </div>
      </div>
      <ImportSteps step={step} job={job} />
      {job && job.by !== null && <Notice className={styles.wraps}>{messages.isOf(job.by)}</Notice>}
      {job?.lines && <ImportLines lines={job.lines} />}
      {state.status === 'loading' && <WaitingRows label={messages.loadingAll} lines={1} />}
      {state.status === 'failed' && <ReadFailed text={messages.failedAll} onRetry={onRetry} />}
      {job && error !== undefined && <Notice tone="error">{error}</Notice>}
      {state.status === 'ready' && !job && (
        <ImportDrop isOver={isOver} reading={reading} error={error} onFile={onFile} />
      )}
      {choosing && step === 'file' && job.reading && (
        <ImportReading
          job={job}
          reading={job.reading}
          isBusy={reading !== undefined}
          onReadAs={onReadAs}
          onNext={() => setLook({ job: job.id, isOpen: false })}
        />
      )}
      {choosing && step === 'columns' && (
        <ImportColumns
          {...choosing}
          onPlaces={onPlaces}
          samples={samples}
          onNext={() => setAtValues(true)}
          onForget={() => onCommand('forget')}
          onLook={job.reading ? () => setLook({ job: job.id, isOpen: true }) : undefined}
        />
      )}
      {choosing && step === 'values' && (
        <ImportValues {...choosing} onBack={() => setAtValues(false)} onNext={() => onCommand('check')} />
      )}
      {job && job.state !== 'columns' && job.state !== 'checked' && (
        <ImportProgress {...{ job, secondsLeft, onCommand, historyHref }} />
      )}
      {job?.checked && job.state !== 'applying' && (
        <ImportChecked
          job={job}
          {...{
            list,
            filter,
            onFilter,
            onMore,
            onRetryRows,
            onRejectedFile,
            onDecide,
            onMend,
            onLeaveOut,
            onAccept,
            listingHref,
            columnName,
            current,
            opened,
          }}
          search={search}
          onOpen={open}
          onBack={() => onCommand('back')}
          onApply={() => onCommand('apply')}
        />
      )}
    </section>
  )
}

function stepOf(
  job: ImportView | null,
  { isAtValues, isLooking }: { readonly isAtValues: boolean; readonly isLooking: boolean },
): ImportStep {
  if (!job || job.columns.length === 0) return 'file'
  if (job.state === 'columns') return isLooking ? 'file' : isAtValues ? 'values' : 'columns'
  return job.operation === null ? 'check' : 'apply'
}
