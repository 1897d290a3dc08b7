import { PACKAGE_TIERS } from '@dira/directory-core'
import { requestedForm, type ReviewedRequest } from '@dira/data'
import { ChangeRequestReview } from './ChangeRequestReview/ChangeRequestReview.tsx'
import type { NewListing, OpenRequest, ReviewDecision } from './ChangeRequestReview/reviewedRequest.ts'
import type { ReviewControls } from './ChangeRequestReview/useOpenReview.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePrivateImages } from '../../shared/account/usePrivateImages.ts'
import { tiers, serverTime } from '@dira/data/site'
import { useGo } from '../../shared/useGo.ts'
import { EditorPreview } from '../../shared/editor/EditorPreview.tsx'
import { OwnersOfListing } from '../../shared/listing-owners/OwnersOfListing.tsx'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { requestsHref, type RequestFilters } from '../../shared/requests/requestsAddress.ts'
import { shownClaim } from './shownClaim.ts'
import { requestedImages, changesOf, decisionOf, shownLive, shownRequest, tierOf } from './shownRequest.ts'
import { requestKey, type RequestChanges } from './useRequestChanges.ts'
import { useClaimReview } from './useClaimReview.ts'
import { useRequestList } from './useRequestList.ts'

const HINTS = [
  { keys: 'a', label: 'accept' },
  { keys: 'k', label: 'keep' },
  { keys: 'u', label: 'undo' },
]

const NO_IMAGES: readonly string[] = []
const TIERS = PACKAGE_TIERS.map((value) => ({ value, label: tiers[value] }))

/** Whether it was accepted that its contact looks after the listing. */
const makesOwner = ({ kind, status }: ReviewedRequest) =>
  (kind === 'application' || kind === 'claim') && (status === 'accepted' || status === 'partly-accepted')

function ownersOf(request: ReviewedRequest | undefined) {
  if (request?.listingId === undefined || !makesOwner(request)) return undefined
  return <OwnersOfListing listing={request.listingId} request={{ id: request.id, email: request.contact.email }} />
}

interface RequestReviewPageProps {
  readonly filters: RequestFilters
  readonly id: string
  readonly changes: RequestChanges
}

/** One request of the list that an address asks for. */
export function RequestReviewPage({ filters, id, changes }: RequestReviewPageProps) {
  const { review, write, offerUndo, undo, isWriting, outcome } = changes
  const controls = useRef<ReviewControls>(null)
  const [hasKeys] = useSingleKeys()
  const [now] = useState(() => serverTime())
  const go = useGo()
  const { query: pages, rows: requests } = useRequestList(review, filters)
  const opened = useQuery({
    queryKey: requestKey(id),
    queryFn: async () => (await review.openChangeRequest(id)) ?? null,
  })
  const request = opened.data ?? undefined
  const { data: live = [] } = useQuery({
    queryKey: ['requests', 'live', id],
    queryFn: () => review.wentLive(id),
    enabled: request?.kind === 'edit',
  })
  const imageOf = usePrivateImages(request ? requestedImages(request) : NO_IMAGES)
  const { claim, revealCode } = useClaimReview(request)
  const at = requests.findIndex((one) => one.id === id)
  const [before, next] = at === -1 ? [] : [requests[at - 1], requests[at + 1]]
  const hrefTo = (one: ReviewedRequest | undefined) => one && requestsHref(filters, one.id)
  const listHref = requestsHref(filters)
  const goTo = (one: ReviewedRequest | undefined) => {
    if (one) go(requestsHref(filters, one.id), { replace: true })
  }

  async function decide(decision: ReviewDecision): Promise<void> {
    if (!request) return
    const decided = await write(id, () => review.decideChangeRequest(decisionOf(request, decision)))
    if (!decided) return
    offerUndo(decided)
    // Its contact is invited here.
    if (makesOwner(decided)) return
    // What waits next, or the list where this was the last.
    go(hrefTo(next ?? before) ?? listHref, { replace: true })
  }

  useKeys('Request', [
    { keys: 'a', label: 'Accept the field', run: () => controls.current?.accept() },
    { keys: 'k', label: 'Keep the field as it is', run: () => controls.current?.keep() },
    { keys: 'u', label: 'Undo the decision about the field', run: () => controls.current?.undo() },
    { keys: '$mod+Enter', label: 'Decide', run: () => controls.current?.decide() },
    { keys: 'n', label: 'Next request', run: () => goTo(next) },
    { keys: 'p', label: 'Request before', run: () => goTo(before) },
    { keys: 'z', label: 'Undo', run: changes.undoLast },
    { keys: 'Escape', label: 'Back to the requests', run: () => go(listHref) },
  ])

  return (
    <ChangeRequestReview
      controls={controls}
      hints={hasKeys ? HINTS : []}
      open={openRequest()}
      owners={ownersOf(request)}
      tiers={TIERS}
      listHref={listHref}
      place={at === -1 || pages.hasNextPage ? undefined : { at: at + 1, of: requests.length }}
      beforeHref={hrefTo(before)}
      nextHref={hrefTo(next)}
      previewOf={previewOf}
      onDecide={(decision) => void decide(decision)}
      onAskBack={(question) => void (request && write(id, () => review.askBack(request, question)))}
      onRevealCode={revealCode}
      onReopen={() => void (request && undo(request))}
      onUndoLive={({ operation }, field) => void changes.undoLive(id, operation, field)}
      onRetry={() => void opened.refetch()}
    />
  )

  function openRequest(): OpenRequest {
    if (!request) return { status: opened.isError ? 'failed' : opened.data === null ? 'gone' : 'loading' }
    const said = outcome?.id === id ? outcome : undefined
    return {
      status: 'ready',
      request: { ...shownRequest(request, imageOf), wentLive: live.map(shownLive) },
      claim: claim && shownClaim(claim, request, filters),
      isWriting,
      refusal: said?.refusal,
      hasChanged: said?.hasChanged ?? false,
    }
  }

  function previewOf({ slug, tier }: NewListing, accepted: readonly string[]) {
    const form = request && requestedForm(changesOf(request, accepted))
    return form && <EditorPreview form={{ ...form, slug, packageTier: tierOf(tier) }} imageOf={imageOf} now={now} />
  }
}
