import type { Standing } from '@dira/directory-core'
import { shownRow, type ShownRow } from './shownRow.ts'

/** By which a claim is proved: an email with a link to the listed mailbox, a code that a person reads out to the listed number, or one sent there on WhatsApp. */
export const CLAIM_CHANNELS = ['email', 'call', 'whatsapp'] as const
export type ClaimChannel = (typeof CLAIM_CHANNELS)[number]

/**
 * The state of a claim. `new`: nothing was asked for. `written`: an email went to the listed mailbox. `code`: one was asked for. `over`: that link
 * or code counts no longer. `evidence`, `rival`, `taken`: an administrator decides, on what was sent, on two claims, or because somebody looks after the page.
 * `proved`: the account may be named. `done`: it looks after the page.
 */
export const CLAIM_STATES = [
  'new',
  'written',
  'code',
  'over',
  'evidence',
  'rival',
  'taken',
  'proved',
  'done',
  'declined',
  'withdrawn',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The masked contacts of a published listing, by which a claim is proved; absent where it has none. */
export interface ClaimContacts {
  readonly id: string
  readonly email?: string
  readonly phone?: string
}

/** As the functions for the holder of the link answer it. */
export interface StoredClaimStatus {
  readonly state: ClaimState
  /** Why what was asked for just now was not done. */
  readonly refused?: 'wrong' | 'over' | 'too-soon' | 'closed'
  /** To read out, such as 'DIRA 7K4 M92'. */
  readonly reference: string
  readonly has_evidence: boolean
  /** How the last email or code was asked for, and when. */
  readonly channel?: ClaimChannel
  readonly asked_at?: string
  readonly tries_left?: number
  /** From then on another email or code may be asked for. */
  readonly again_at?: string
  /** Why it was declined. */
  readonly decision_reason?: string
}
export type ClaimStatus = ShownRow<StoredClaimStatus>

/** As `claim_review` answers it. */
export interface StoredClaimReview {
  readonly state: ClaimState
  readonly channel: ClaimChannel | null
  /** The listing's contact when it was asked for. */
  readonly contact: string | null
  readonly country: string | null
  readonly asked_at: string | null
  readonly revealed_at: string | null
  readonly revealed_by: string | null
  readonly tries: number | null
  /** A code was asked for that nobody has seen yet. */
  readonly can_reveal: boolean
  /** The addresses of those who look after the listing. */
  readonly owners: readonly string[]
  /** Other claims of the listing that wait. */
  readonly rivals: readonly { readonly id: string; readonly reference: string; readonly name: string }[]
}

export function claimReviewOf(row: StoredClaimReview) {
  return { ...shownRow(row), country: row.country ?? '', tries: row.tries ?? 0 }
}
export type ClaimReview = ReturnType<typeof claimReviewOf>

/** What `reveal_claim_code` answers. */
export interface RevealedCode {
  readonly code: string | null
  readonly review: StoredClaimReview
}

/** A published listing that may be of a business that applies, and why. `metres` is null where one of the two has no position. */
export interface ListedDuplicate {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly city: string | null
  readonly country: string
  readonly tier: Standing
  readonly phone: string
  readonly reason: 'phone' | 'website' | 'name' | 'town'
  readonly metres: number | null
}
