import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { OPERATION_KINDS } from '@dira/data'
import { Select, Text } from '@dira/ui'
import type { HistoryFilters } from '../../../shared/history/historyAddress.ts'
import type { HistoryOperation, OpenOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import { ListAndPane, NothingOpen, Segments } from '../../../shared/list/ListAndPane.tsx'
import { ListBody, ListFailure } from '../../../shared/list/ListBody.tsx'
import type { ListFilters, ReadList } from '../../../shared/list/useListPages.ts'
import { OperationList } from './OperationList.tsx'
import { OperationPane, type OperationActions, type OperationControls } from './OperationPane.tsx'

export interface ChangeHistoryProps extends KeyHintsProps {
  list: ReadList<HistoryOperation>
  address: ListFilters<HistoryFilters, number>
  /** The name of the listing that the filters ask for. @default nothing is said */
  listingName?: string | undefined
  /** The administrators, who may have done something. */
  people: readonly { readonly id: string; readonly email: string }[]
  /** The operation that lies open. @default none */
  open?: OpenOperation | undefined
  actions: OperationActions
  /** For keys. */
  controls?: Ref<OperationControls>
  /** Today's date. @default the clock's */
  now?: Date
}

const EVERYTHING: HistoryFilters = { isUndone: false }

/** What was done to the directory: a list, and beside it the operation that lies open, with its undo. On a narrow screen one or the other. */
export function ChangeHistory(given: ChangeHistoryProps) {
  const { list, address, listingName, people, open, actions, hints, controls, now } = given
  const { filters, hrefOf } = address
  const messages = changeHistoryMessages
  const [opened] = useState(() => new Date())
  const pane = useRef<OperationControls>(null)
  useImperativeHandle(controls, () => ({ undo: () => pane.current?.undo() }))
  const { isUndone, listing, who, what } = filters
  const isNarrowed = isUndone || listing !== undefined || who !== undefined || what !== undefined
  return (
    <ListAndPane
      heading={messages.heading}
      isOpen={open !== undefined}
      head={
        <HistoryHead
          {...address}
          people={people}
          shownListing={open?.status === 'ready' ? open.listing?.id : undefined}
        />
      }
      failure={<ListFailure list={list} words={messages} />}
      list={
        <>
          {list.state.status === 'ready' && listingName !== undefined && (
            <Text size="small" className={frame.foot}>
              {messages.of(listingName)}
            </Text>
          )}
          <ListBody
            list={list}
            words={messages}
            lines={1}
            nothing={{
              text: isNarrowed ? messages.nothingFound : messages.nothing,
              note: isNarrowed ? undefined : messages.nothingNote,
              way: isNarrowed ? { label: messages.showAll, href: hrefOf(EVERYTHING) } : undefined,
            }}
          >
            {(operations) => (
              <OperationList
                operations={operations}
                openId={open?.status === 'ready' ? open.operation.id : undefined}
                hrefOf={(operation) => hrefOf(filters, operation)}
                now={now ?? opened}
              />
            )}
          </ListBody>
          {list.state.status === 'ready' && (
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
            actions={actions}
          />
        ) : (
          <NothingOpen
            back={open && { label: messages.back, href: hrefOf(filters) }}
            isLoading={open?.status === 'loading'}
            text={open?.status === 'failed' ? messages.failed : open ? messages.gone : messages.choose}
          />
        )
      }
    />
  )
}

interface HistoryHeadProps extends ListFilters<HistoryFilters, number>, Pick<ChangeHistoryProps, 'people'> {
  /** The listing of the operation that lies open. */
  readonly shownListing: string | undefined
}

/** Which operations are listed: all, those on one listing or those that were undone, by whom, and what they were. */
function HistoryHead({ filters, onFiltersChange, hrefOf, people, shownListing }: HistoryHeadProps) {
  const messages = changeHistoryMessages
  const { isUndone, listing, who, what } = filters
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
    <>
      <Segments label={messages.views} segments={views} />
      <Select
        label={messages.who}
        options={[
          { value: '', label: messages.anybody },
          ...people.map(({ id: value, email }) => ({ value, label: email })),
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
  )
}
