import type { ReactNode, Ref } from 'react'
import { AskBack, Decline } from './AskAndDecline.tsx'
import type { ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
import * as styles from './ChangeRequestReview.css.ts'
import { ClaimReview } from './ClaimReview.tsx'
import { DecideBar } from './DecideBar.tsx'
import { changeRequestReviewMessages } from './messages.ts'
import { NewListingChoice } from './NewListingChoice.tsx'
import { RequestedFields } from './RequestedFields.tsx'
import { Conversation, RequestSender } from './RequestSender.tsx'
import type { OpenRequest, RequestedField, ReviewedChangeRequest } from './reviewedRequest.ts'
import { ReviewHead } from './ReviewHead.tsx'
import { ReviewNotes } from './ReviewNotes.tsx'
import type { Choice } from './useDecisions.ts'
import { namesOf, useOpenReview, type ReviewControls } from './useOpenReview.ts'
import { WentLive } from './WentLive.tsx'

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
  const { headingId, open, owners, tiers, previewOf, onDecide, onAskBack, onReopen, onRevealCode, controls } = props
  const { onUndoLive = () => {} } = props
  const { request, isWriting = false } = open
  const { fields, status, kind } = request
  const review = useOpenReview({ open, onDecide, controls })
  const { isOpen, choiceOf, choose, textOf, write, newListing, setNewListing, rows } = review
  const decidedChoice = ({ field }: RequestedField): Choice =>
    request.decision?.accepted.includes(field) ? 'accept' : 'keep'
  const isAccepted = fields.length === 0 ? { isAccepted: false } : {}
  return (
    <>
      <ReviewHead request={request} id={headingId} />
      <ReviewNotes {...{ request, isOpen, onReopen }} refusal={open.refusal} hasChanged={open.hasChanged ?? false} />
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
              preview={previewOf?.(newListing, namesOf(fields.filter((field) => choiceOf(field) !== 'keep')))}
            />
          )}
          {open.claim && <ClaimReview claim={open.claim} isWriting={isWriting} onReveal={onRevealCode} />}
          <WentLive changes={request.wentLive ?? []} headingId={headingId} isWriting={isWriting} onUndo={onUndoLive} />
          {isOpen && <DecideRequest request={request} review={review} isWriting={isWriting} />}
        </div>
        <aside className={styles.aside}>
          <RequestSender request={request} />
          {request.messages.length > 0 && <Conversation request={request} />}
          {status === 'new' && <AskBack key={request.messages.length} isWriting={isWriting} onAsk={onAskBack} />}
          {isOpen && (
            <Decline
              isWriting={isWriting}
              onDecline={(reason) => onDecide({ accept: [], keep: namesOf(fields), reason, ...isAccepted })}
            />
          )}
        </aside>
      </div>
    </>
  )
}

interface DecideRequestProps {
  readonly request: ReviewedChangeRequest
  readonly review: ReturnType<typeof useOpenReview>
  readonly isWriting: boolean
}

function DecideRequest({ request, review, isWriting }: DecideRequestProps) {
  const messages = changeRequestReviewMessages
  const { fields, kind, archives } = request
  const { accepted, kept, open: undecided, why, choose } = review
  const fitting = undecided.filter(({ state }) => state === 'fits')
  const acceptsReport = archives ? messages.acceptAndArchive : messages.acceptReport
  return (
    <DecideBar
      counts={
        fields.length === 0 ? undefined : { accepted: accepted.length, kept: kept.length, open: undecided.length }
      }
      acceptLabel={kind === 'claim' ? messages.acceptClaim : acceptsReport}
      acceptEffect={archives ? messages.effectOfArchiving : messages.effectOnNobody}
      canAcceptAll={fitting.length > 0}
      how={review.how}
      onHowChange={review.setHow}
      isWriting={isWriting}
      why={why.text}
      whyField={why.field}
      isWhyMissing={why.isMissing}
      onWhyChange={why.write}
      onAcceptAll={() => choose(fitting, 'accept')}
      onDecide={review.decide}
    />
  )
}
