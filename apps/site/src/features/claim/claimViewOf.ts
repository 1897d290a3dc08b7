import type { ClaimStatus } from '@dira/data'
import type { ClaimView } from '@dira/ui'
import { paths } from '@dira/data/site'

/** A claim as its page shows it; undefined where nothing was asked for yet. */
export function claimViewOf(claim: ClaimStatus, token: string, isMailed = false): ClaimView | undefined {
  const { state, reference, channel, askedAt, triesLeft, againAt, hasEvidence, decisionReason } = claim
  if (state === 'new') return undefined
  return {
    standing: state === 'proved' && isMailed ? 'mailed' : state,
    reference,
    href: paths.request(token),
    way: channel,
    askedAt: dateOf(askedAt),
    triesLeft,
    againAt: dateOf(againAt),
    hasEvidence,
    reason: decisionReason,
  }
}

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant))
