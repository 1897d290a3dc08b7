import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { Button, Link, Select, Stale, Text } from '@dira/ui'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { ListAndPane, NothingOpen, Segments, WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import {
  OPERATION_KINDS,
  type HistoryFilters,
  type HistoryState,
  type OpenOperation,
} from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import { OperationList } from './OperationList.tsx'
import { OperationPane, type OperationActions, type OperationControls } from './OperationPane.tsx'

export interface ChangeHistoryProps
  extends Omit<ComponentProps<'section'>, 'children'>, OperationActions, KeyHintsProps {
  state: HistoryState
  filters: HistoryFilters
  onFiltersChange: (filters: HistoryFilters) => void
  /** The name of the listing that the filters ask for. @default nothing is said */
  listingName?: string | undefined
  /** The people who may have done something. */
  people: readonly { readonly id: string; readonly name: string }[]
  /** The address of the history with these filters, and with an operation open. */
  hrefOf: (filters: HistoryFilters, operation?: number) => string
  /** The operation that lies open. @default none */
  open?: OpenOperation | undefined
  /** Reads again after a failure. */
  onRetry: () => void
  /** Reads older ones. */
  onMore: () => void
  /** For keys. */
  controls?: Ref<OperationControls>
  /** Today's date. @default the clock's */
  now?: Date
}

const EVERYTHING: HistoryFilters = { isUndone: false }

/** What was done to the directory: a list, and beside it the operation that lies open, with its undo. On a narrow screen one or the other. */
export function ChangeHistory({
  state,
  filters,
  onFiltersChange,
  listingName,
  people,
  hrefOf,
  open,
  onRetry,
  onMore,
  hints,
  controls,
  now,
  onStep,
  onUndo,
  onUndoTheUndo,
  onStop,
  onGoOn,
  ...props
}: ChangeHistoryProps) {
  const messages = changeHistoryMessages
  const [opened] = useState(() => new Date())
  const pane = useRef<OperationControls>(null)
  useImperativeHandle(controls, () => ({ undo: () => pane.current?.undo() }))
  const ready = state.status === 'ready' ? state : undefined
  const { isUndone, listing, who, what } = filters
  const isNarrowed = isUndone || listing !== undefined || who !== undefined || what !== undefined
  const shownListing = open?.status === 'ready' ? open.listing?.id : undefined
  const views = [
    {
      label: messages.everything,
      href: hrefOf({ who, what, isUndone: false }),
      isHere: !isUndone && listing === undefined,
    },
    ...(listing === undefined && shownListing === undefined
      ? []
      : [
          {
            label: messages.oneListing,
            href: hrefOf({ ...filters, isUndone: false, listing: listing ?? shownListing }),
            isHere: listing !== undefined,
          },
        ]),
    { label: messages.undone, href: hrefOf({ who, what, isUndone: true }), isHere: isUndone },
  ]

  return (
    <ListAndPane
      heading={messages.heading}
      isOpen={open !== undefined}
      head={
        <>
          <Segments label={messages.views} segments={views} />
          <Select
            label={messages.who}
            options={[
              { value: '', label: messages.anybody },
              ...people.map(({ id: value, name }) => ({ value, label: name })),
            ]}
            value={who ?? ''}
            onChange={(value) => onFiltersChange({ ...filters, who: value || undefined })}
          />
          <Select
            label={messages.what}
            options={[
              { value: '', label: messages.anything },
              ...OPERATION_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
            ]}
            value={what ?? ''}
            onChange={(value) => onFiltersChange({ ...filters, what: OPERATION_KINDS.find((kind) => kind === value) })}
          />
        </>
      }
      failure={
        (state.status === 'failed' || ready?.isFailed) && <ReadFailed text={messages.failed} onRetry={onRetry} />
      }
      list={
        <>
          {state.status === 'loading' && <WaitingRows label={messages.loading} lines={1} />}
          {ready && listingName !== undefined && (
            <Text size="small" className={frame.foot}>
              {messages.of(listingName)}
            </Text>
          )}
          {ready && ready.operations.length > 0 && (
            <Stale isStale={ready.isStale ?? false} look="muted">
              <OperationList
                operations={ready.operations}
                openId={open?.status === 'ready' ? open.operation.id : undefined}
                hrefOf={(operation) => hrefOf(filters, operation)}
                now={now ?? opened}
              />
            </Stale>
          )}
          {ready && ready.operations.length === 0 && (
            <div className={frame.empty}>
              <p role="status">{isNarrowed ? messages.nothingFound : messages.nothing}</p>
              {isNarrowed && (
                <Link standalone href={hrefOf(EVERYTHING)}>
                  {messages.showAll}
                </Link>
              )}
            </div>
          )}
          {ready?.hasMore && (
            <div className={frame.foot}>
              <Button variant="link" onPress={onMore}>
                {messages.more}
              </Button>
            </div>
          )}
          {ready && (
            <div className={frame.foot}>
              <KeyHints hints={hints} />
              <Text size="small" tone="muted">
                {messages.promise}
              </Text>
            </div>
          )}
        </>
      }
      pane={
        open?.status === 'ready' ? (
          <OperationPane
            key={open.operation.id}
            open={open}
            listHref={hrefOf(filters)}
            listingHref={(listingId) => hrefOf({ ...EVERYTHING, listing: listingId }, open.operation.id)}
            controls={pane}
            onStep={onStep}
            onUndo={onUndo}
            onUndoTheUndo={onUndoTheUndo}
            onStop={onStop}
            onGoOn={onGoOn}
          />
        ) : (
          <NothingOpen
            back={open && { label: messages.back, href: hrefOf(filters) }}
            isLoading={open?.status === 'loading'}
            text={open?.status === 'failed' ? messages.failed : open ? messages.gone : messages.choose}
          />
        )
      }
      {...props}
    />
  )
}
