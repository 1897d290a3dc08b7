import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { type SelectOption, joinClasses } from '@dira/ui'
import type { KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { NothingOpen } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import { OpenReview } from './OpenReview.tsx'
import type { ReviewControls } from './useOpenReview.ts'
import type { LiveChange, NewListing, OpenRequest, ReviewDecision } from './reviewedRequest.ts'
import { ReviewWays, type RequestNeighbours } from './ReviewHead.tsx'

export interface ChangeRequestReviewProps
  extends Omit<ComponentProps<'article'>, 'children'>, KeyHintsProps, RequestNeighbours {
  open: OpenRequest
  /** The packages that a listing can begin with. */
  tiers: readonly SelectOption[]
  /** The card of an application, as it would be. @default there is none */
  previewOf?: ((listing: NewListing, accepted: readonly string[]) => ReactNode) | undefined
  onDecide: (decision: ReviewDecision) => void
  onAskBack: (question: string) => void
  /** Takes a decision back that wrote no listing. */
  onReopen: () => void
  /** Makes the code of a claim and shows it, once. @default there is none */
  onRevealCode?: (() => void) | undefined
  /** Puts back a field that the owner changed at once. @default nothing is shown that could be */
  onUndoLive?: ((change: LiveChange, field: string) => void) | undefined
  /** Reads again after a failure. */
  onRetry: () => void
  /** ListingOwners, for a request that made an owner. @default none */
  owners?: ReactNode
  /** For keys. */
  controls?: Ref<ReviewControls>
}

/** One request, decided field by field, beside who sent it and the ways to ask back and to decline. */
export function ChangeRequestReview(given: ChangeRequestReviewProps) {
  const {
    open,
    tiers,
    previewOf,
    onDecide,
    onAskBack,
    onReopen,
    onRevealCode,
    onUndoLive,
    onRetry,
    controls,
    className,
    ...rest
  } = given
  const { listHref, place, beforeHref, nextHref, hints, owners, ...props } = rest
  const messages = changeRequestReviewMessages
  const id = useId()
  return (
    <article
      aria-labelledby={open.status === 'ready' ? id : undefined}
      className={joinClasses(styles.review, className)}
      {...props}
    >
      <ReviewWays listHref={listHref} place={place} beforeHref={beforeHref} nextHref={nextHref} hints={hints} />
      {open.status === 'failed' && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {(open.status === 'loading' || open.status === 'gone') && (
        <div role="status" aria-label={open.status === 'loading' ? messages.loading : messages.gone}>
          <NothingOpen isLoading={open.status === 'loading'} text={messages.gone} />
        </div>
      )}
      {open.status === 'ready' && (
        <OpenReview
          key={open.request.id}
          headingId={id}
          open={open}
          owners={owners}
          tiers={tiers}
          previewOf={previewOf}
          onDecide={onDecide}
          onAskBack={onAskBack}
          onReopen={onReopen}
          onRevealCode={onRevealCode}
          onUndoLive={onUndoLive}
          controls={controls}
        />
      )}
    </article>
  )
}
