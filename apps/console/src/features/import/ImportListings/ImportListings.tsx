import { useState, type ComponentProps, type Ref } from 'react'
import { Heading, Notice, joinClasses } from '@dira/ui'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { columnProblem } from './choosing.ts'
import { DiscardImport } from './DiscardImport.tsx'
import { ImportChecked, type RowsProps } from './ImportChecked.tsx'
import { ImportColumns, type ChoosingProps } from './ImportColumns.tsx'
import { ImportDrop } from './ImportDrop.tsx'
import * as styles from './ImportListings.css.ts'
import { ImportLines } from './ImportLines.tsx'
import { ImportProgress, isNothingLost, type ImportProgressProps } from './ImportProgress.tsx'
import { ImportReading, type ImportReadingProps } from './ImportReading.tsx'
import type { ImportAsideProps } from './ImportAside.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { ImportValues } from './ImportValues.tsx'
import type { ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useImportKeys, type ImportControls } from './useImportKeys.ts'
import { useImportSteps } from './useImportSteps.ts'

/** The loading state of the import that is open. */
export type ImportState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly job: ImportView | null }

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
export function ImportListings(given: ImportListingsProps) {
  const { state, reading, error, onFile, onRetry, controls, hints, className, ...work } = given
  const {
    onReadAs,
    onPlaces,
    samples,
    onCommand,
    historyHref,
    secondsLeft,
    meanings,
    fieldNames,
    onChoose,
    ...others
  } = work
  const { list, filter, onFilter, onMore, onRetryRows, onRejectedFile, onDecide, onMend, onLeaveOut, ...rest } = others
  const { onAccept, listingHref, columnName, ...props } = rest
  const rows = { list, filter, onFilter, onMore, onRetryRows, onRejectedFile, onDecide, onMend, onLeaveOut, onAccept }
  const messages = importListingsMessages
  const [opened, setOpened] = useState<number>()
  const job = state.status === 'ready' ? state.job : null
  const { step, setAtValues, setLooking } = useImportSteps(job)
  const { current, search } = useImportKeys({ controls, job, goOn, list, filter, onFilter, onDecide })
  const { isOver, target } = useFileDrop(state.status === 'ready' && !job, onFile)
  const isOwn = job?.by === null
  const choosing = isOwn && { job, meanings, fieldNames, onChoose }

  function goOn(): void {
    if (!isOwn) return
    if (step === 'file') setLooking(false)
    else if (step === 'columns' && job && !columnProblem(job)) setAtValues(true)
    else if (step === 'values' && job?.values.every(({ meaning }) => meaning !== null)) onCommand('check')
    else if (job?.state === 'checked' && (job.checked?.goes ?? 0) > 0) onCommand('apply')
  }

  return (
    <section className={joinClasses(styles.page, className)} {...target} {...props}>
      <ImportHead job={job} hints={hints} onDiscard={() => onCommand('close')} />
      <ImportSteps step={step} job={job} />
      {job && job.by !== null && <Notice className={styles.wraps}>{messages.isOf(job.by)}</Notice>}
      {job?.lines && <ImportLines lines={job.lines} />}
      {state.status === 'loading' && <WaitingRows label={messages.loadingAll} lines={1} />}
      {state.status === 'failed' && <ReadFailed text={messages.failedAll} onRetry={onRetry} />}
      {job && error !== undefined && <Notice tone="error">{error}</Notice>}
      {state.status === 'ready' && !job && <ImportDrop {...{ isOver, reading, error, onFile }} />}
      {choosing && step === 'file' && job.reading && (
        <ImportReading
          {...{ job, onReadAs }}
          reading={job.reading}
          isBusy={reading !== undefined}
          onNext={() => setLooking(false)}
        />
      )}
      {choosing && step === 'columns' && (
        <ImportColumns
          {...choosing}
          {...{ onPlaces, samples }}
          onNext={() => setAtValues(true)}
          onForget={() => onCommand('forget')}
          onLook={job.reading ? () => setLooking(true) : undefined}
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
          {...{ job, ...rows, listingHref, columnName, current, opened, search }}
          onOpen={(number) => setOpened(opened === number ? undefined : number)}
          onBack={() => onCommand('back')}
          onApply={() => onCommand('apply')}
        />
      )}
    </section>
  )
}

interface ImportHeadProps extends KeyHintsProps {
  readonly job: ImportView | null
  readonly onDiscard: () => void
}

function ImportHead({ job, hints, onDiscard }: ImportHeadProps) {
  const mayDiscard = job && job.state !== 'reading' && job.state !== 'applying' && !isNothingLost(job)
  return (
    <div className={styles.head}>
      <Heading level={1} size="h2">
        {importListingsMessages.heading}
      </Heading>
      <div className={styles.actions}>
        {job?.checked && <KeyHints hints={hints} />}
        {mayDiscard && <DiscardImport job={job} onDiscard={onDiscard} />}
      </div>
    </div>
  )
}
