import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { claimReviewOf, type ClaimReview, type RevealedCode, type StoredClaimReview } from './claimAnswer.ts'

/** Claims as administrators see them. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface ClaimReviewData {
  /** How a claim is to be proved; undefined for a request that is none. */
  readonly reviewClaim: (request: string) => Promise<ClaimReview | undefined>
  /** Makes the code that was asked for and shows it, once; the log says who saw it. `code` is undefined when there is none to show. */
  readonly revealCode: (request: string) => Promise<{ readonly code: string | undefined; readonly review: ClaimReview }>
  /** The token in the link of an email of the outbox, to send it by hand; the log says who saw it. Undefined when there is none. */
  readonly revealLink: (mail: string) => Promise<string | undefined>
}

/** The claims of a data service, for administrators. */
export function connectClaimReview(options: AdminDataOptions): ClaimReviewData {
  const client = adminClient(options)
  return {
    reviewClaim: async (request) => {
      const { data } = await client.rpc('claim_review', { request_id: request }).throwOnError()
      return data === null ? undefined : claimReviewOf(data as unknown as StoredClaimReview)
    },
    revealCode: async (request) => {
      const { data } = await client.rpc('reveal_claim_code', { request_id: request }).throwOnError()
      const { code, review } = data as unknown as RevealedCode
      return { code: code ?? undefined, review: claimReviewOf(review) }
    },
    revealLink: async (mail) => {
      const { data } = await client.rpc('reveal_claim_link', { email_id: mail }).throwOnError()
      return data ?? undefined
    },
  }
}
