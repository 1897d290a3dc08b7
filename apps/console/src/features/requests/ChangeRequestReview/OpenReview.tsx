import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { AskBack, Decline } from './AskAndDecline.tsx'
import type { ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
import * as styles from './ChangeRequestReview.css.ts'
import { ClaimReview } from './ClaimReview.tsx'
import { DecideBar } from './DecideBar.tsx'
import { changeRequestReviewMessages } from './messages.ts'
import { NewListingChoice } from './NewListingChoice.tsx'
import { RequestedFields } from './RequestedFields.tsx'
import { Conversation, RequestSender } from './RequestSender.tsx'
import type { OpenRequest, RequestedField } from './reviewedRequest.ts'
import { ReviewHead } from './ReviewHead.tsx'
import { ReviewNotes } from './ReviewNotes.tsx'
import { useDecisions, type Choice } from './useDecisions.ts'
import { WentLive } from './WentLive.tsx'

/** What keys do with the request that lies open. */
export interface ReviewControls {
  /** Accepts the field whose row has the focus and goes to the next that is open; without such a row it goes to the first. */
  readonly accept: () => void
  readonly keep: () => void
  /** Gives up the decision of the row that has the focus, or else the last one. */
  readonly undo: () => void
  /** As the button does. */
  readonly decide: () => void
}

type Handlers = Pick<
  ChangeRequestReviewProps,
  'tiers' | 'previewOf' | 'onDecide' | 'onAskBack' | 'onReopen' | 'onRevealCode' | 'onUndoLive'
>

interface OpenReviewProps extends Handlers {
  headingId: string
  open: OpenRequest & { readonly status: 'ready' }
  owners: ReactNode
  controls: Ref<ReviewControls> | undefined
}

/** A request that was read, with what is decided of it so far. */
export function OpenReview(props: OpenReviewProps) {
  const {
    headingId,
    open,
    owners,
    tiers,
    previewOf,
    onDecide,
    onAskBack,
    onReopen,
    onRevealCode,
    onUndoLive = () => {},
    controls,
  } = props
  const { request, isWriting = false } = open
  const { fields, status, kind } = request
  const messages = changeRequestReviewMessages
  const isOpen = status === 'new' || status === 'asked-back'
  const { choiceOf, choose, textOf, write, accepted, kept, open: undecided, last } = useDecisions(fields)
  const [newListing, setNewListing] = useState(request.newListing)
  const [how, setHow] = useState(request.checkedBy ?? 'owner')
  const [why, setWhy] = useState('')
  const [isWhyMissing, setWhyMissing] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  const whyField = useRef<HTMLInputElement>(null)

  const acceptsFact = accepted.some(({ isFact }) => isFact)
  const names = (list: readonly RequestedField[]) => list.map(({ field }) => field)
  const rowOf = ({ field }: RequestedField) => rows.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const focusedField = () => fields.find((field) => rowOf(field)?.contains(document.activeElement))

  function decideFocused(choice: Choice): void {
    const field = focusedField()
    if (!isOpen) return
    if (field && field.state !== 'already') choose([field], choice)
    const at = field ? fields.indexOf(field) : -1
    const others = undecided.filter((other) => other !== field)
    const next = others.find((other) => fields.indexOf(other) > at) ?? others[0]
    if (next) rowOf(next)?.focus()
  }

  function decide(): void {
    if (!isOpen || isWriting) return
    const [first] = undecided
    if (first) {
      rowOf(first)?.focus()
      return
    }
    const reason = kept.length > 0 ? why.trim() : ''
    if (fields.length > 0 && accepted.length === 0 && reason === '') {
      setWhyMissing(true)
      whyField.current?.focus()
      return
    }
    const instead = accepted.flatMap((field) => {
      const text = textOf(field)
      return text === undefined ? [] : [[field.field, text] as const]
    })
    onDecide({
      accept: names(accepted),
      keep: names(kept),
      reason,
      ...(acceptsFact && { how }),
      ...(instead.length > 0 && { instead: Object.fromEntries(instead) }),
      ...(fields.length === 0 && { isAccepted: true }),
      ...(newListing && { newListing }),
    })
  }

  useImperativeHandle(controls, () => ({
    accept: () => decideFocused('accept'),
    keep: () => decideFocused('keep'),
    undo: () => {
      const field = focusedField()
      const decided = field && choiceOf(field) !== undefined ? field : last
      if (!isOpen || !decided) return
      choose([decided], undefined)
      rowOf(decided)?.focus()
    },
    decide,
  }))

  const fitting = undecided.filter(({ state }) => state === 'fits')
  const decidedChoice = ({ field }: RequestedField): Choice =>
    request.decision?.accepted.includes(field) ? 'accept' : 'keep'
  return (
    <>
      <ReviewHead request={request} id={headingId} />
      <ReviewNotes
        request={request}
        isOpen={isOpen}
        refusal={open.refusal}
        hasChanged={open.hasChanged ?? false}
        onReopen={onReopen}
      />
      <div className={styles.columnsOfPage}>
        <div className={styles.main}>
          {owners}
          {fields.length > 0 && (
            <RequestedFields
              ref={rows}
              fields={fields}
              isNew={kind === 'application'}
              choiceOf={isOpen ? choiceOf : decidedChoice}
              textOf={textOf}
              onWrite={(field, text) => {
                write(field, text)
                choose([field], 'accept')
              }}
              onChoose={isOpen ? (field, choice) => choose([field], choice) : undefined}
            />
          )}
          {isOpen && newListing && (
            <NewListingChoice
              value={newListing}
              onChange={setNewListing}
              tiers={tiers}
              preview={previewOf?.(newListing, names(fields.filter((field) => choiceOf(field) !== 'keep')))}
            />
          )}
          {open.claim && <ClaimReview claim={open.claim} isWriting={isWriting} onReveal={onRevealCode} />}
          <WentLive changes={request.wentLive ?? []} headingId={headingId} isWriting={isWriting} onUndo={onUndoLive} />
          {isOpen && (
            <DecideBar
              counts={
                fields.length === 0
                  ? undefined
                  : { accepted: accepted.length, kept: kept.length, open: undecided.length }
              }
              acceptLabel={
                kind === 'claim'
                  ? messages.acceptClaim
                  : request.archives
                    ? messages.acceptAndArchive
                    : messages.acceptReport
              }
              acceptEffect={request.archives ? messages.effectOfArchiving : messages.effectOnNobody}
              canAcceptAll={fitting.length > 0}
              how={acceptsFact ? how : undefined}
              onHowChange={setHow}
              isWriting={isWriting}
              why={why}
              whyField={whyField}
              isWhyMissing={isWhyMissing && why.trim() === ''}
              onWhyChange={setWhy}
              onAcceptAll={() => choose(fitting, 'accept')}
              onDecide={decide}
            />
          )}
        </div>
        <aside className={styles.aside}>
          <RequestSender request={request} />
          {request.messages.length > 0 && <Conversation request={request} />}
          {status === 'new' && <AskBack key={request.messages.length} isWriting={isWriting} onAsk={onAskBack} />}
          {isOpen && (
            <Decline
              isWriting={isWriting}
              onDecline={(reason) =>
                onDecide({
                  accept: [],
                  keep: names(fields),
                  reason,
                  ...(fields.length === 0 && { isAccepted: false }),
                })
              }
            />
          )}
        </aside>
      </div>
    </>
  )
}
