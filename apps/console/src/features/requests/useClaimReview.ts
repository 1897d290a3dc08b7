import { connectClaimReview, type ClaimReview, type ReviewedRequest } from '@dira/data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'

/** How a claim is to be proved, and the code that was revealed just now. */
export interface RevealedClaim extends ClaimReview {
  readonly code?: string | undefined
}

/** What the review of a claim shows, and how its code is revealed. Nothing for another request. */
export function useClaimReview(request: ReviewedRequest | undefined) {
  const options = useDataOptions()
  const data = useMemo(() => connectClaimReview(options), [options])
  const client = useQueryClient()
  const { notify } = useNotices()
  const [revealed, setRevealed] = useState<{ readonly id: string; readonly code: string }>()
  const id = request?.kind === 'claim' ? request.id : undefined
  const queryKey = ['requests', 'claim', id]
  const { data: review } = useQuery({
    queryKey,
    queryFn: async () => (id === undefined ? null : ((await data.reviewClaim(id)) ?? null)),
    enabled: id !== undefined,
  })
  const claim: RevealedClaim | undefined = review
    ? { ...review, code: revealed?.id === id ? revealed?.code : undefined }
    : undefined

  async function revealCode(): Promise<void> {
    if (id === undefined) return
    try {
      const { code, review: next } = await data.revealCode(id)
      client.setQueryData(queryKey, next)
      if (code === undefined) notify('There is no code to show any more. The request says why.', { tone: 'error' })
      else setRevealed({ id, code })
    } catch {
      notify('The code could not be made. Try again.', { tone: 'error' })
    }
  }
  return { claim, revealCode: id === undefined ? undefined : () => void revealCode() }
}
