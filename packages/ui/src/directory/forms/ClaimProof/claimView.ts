import type { PicturedCard } from '../../results/ListingPicture/ListingPicture.tsx'

export type ClaimWay = 'email' | 'call' | 'whatsapp'

/** The listing that is claimed. */
export interface ClaimedListing {
  readonly card: PicturedCard
  readonly name: string
  /** Such as 'Swakopmund, Namibia'. */
  readonly place: string
  /** The word of its package. */
  readonly tierLabel: string
  readonly href: string
}

/** Its contacts, masked; absent where it has none. */
export interface MaskedContacts {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  /** The same number, where it may have WhatsApp. */
  readonly whatsapp?: string | undefined
}

/**
 * The state of a claim. `written`: the business was emailed. `code`: one was asked for. `over`: that link or code is void. `evidence`, `rival` and
 * `taken` wait for a person. `proved`: the account may be named. `mailed`: its link went to its mailbox.
 */
export type ClaimStanding =
  | 'written'
  | 'code'
  | 'over'
  | 'evidence'
  | 'rival'
  | 'taken'
  | 'proved'
  | 'mailed'
  | 'done'
  | 'declined'
  | 'withdrawn'

/** A claim that was sent. */
export interface ClaimView {
  readonly standing: ClaimStanding
  readonly reference: string
  /** The page of the claim, for who has its link. */
  readonly href: string
  /** How the last email or code was asked for. */
  readonly way?: ClaimWay | undefined
  readonly askedAt?: Date | undefined
  /** The tries that are left, of three. */
  readonly triesLeft?: number | undefined
  /** From then on another may be asked for. @default at once */
  readonly againAt?: Date | undefined
  /** Proof was sent. */
  readonly hasEvidence: boolean
  /** Why it was declined. */
  readonly reason?: string | undefined
}

/** The part that is being sent. */
export type ClaimBusy = 'ask' | 'code' | 'evidence' | 'account'

/** A field that the server did not take: a code that is wrong, or what is no e-mail address. The component has its own words for each. */
export type ClaimFault = 'code' | 'email' | 'account'
