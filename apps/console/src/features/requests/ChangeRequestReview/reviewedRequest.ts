import type { ReviewedRequest } from '@dira/data'
import type { ListedRequest } from '../ChangeRequests/listedRequest.ts'

/** A photograph as a field has it. */
export interface RequestedImage {
  readonly src: string
  readonly alt: string
}

/** A field that a request asks to change. */
export interface RequestedField {
  /** What it is known by, such as `phone`. */
  readonly field: string
  /** What it is called. */
  readonly label: string
  /** `fits`: it says what it said to the sender. `already`: it says what is asked for. `collides`: it says something else than both. */
  readonly state: 'fits' | 'already' | 'collides'
  /** What it said to the sender, what it says now, and what is asked for. */
  readonly before: string
  readonly now: string
  readonly asked: string
  /** It is a fact that a page shows the date of a check for. @default false */
  readonly isFact?: boolean
  /** It is text that a person can write anew where it collides. @default false */
  readonly isText?: boolean
  /** The photographs, where the field has these. @default it is text */
  readonly images?: { readonly now: readonly RequestedImage[]; readonly asked: readonly RequestedImage[] } | undefined
}

/** How facts were checked: by the owner, by an administrator, or by a call. */
export const CHECK_WAYS = ['owner', 'administrator', 'call'] as const
export type CheckWay = (typeof CHECK_WAYS)[number]

/** What the owner of a listing changed at once, in one go. Each field goes back by itself. */
export interface LiveChange {
  /** That of History. */
  readonly operation: number
  readonly at: string
  readonly fields: readonly {
    readonly field: string
    /** What it is called. */
    readonly label: string
    readonly before: string
    readonly now: string
    /** The photographs, where the field has these. @default it is text */
    readonly images?:
      | { readonly before: readonly RequestedImage[]; readonly now: readonly RequestedImage[] }
      | undefined
  }[]
}

/** How the listing of an application begins. */
export interface NewListing {
  /** The last part of its address. */
  readonly slug: string
  readonly status: 'draft' | 'published'
  readonly tier: string
}

/** A request as it is reviewed. */
export interface ReviewedChangeRequest extends ListedRequest, Pick<ReviewedRequest, 'evidence' | 'answerUntil'> {
  /** Questions and answers, the oldest first. */
  readonly messages: readonly ReviewedRequest['messages'][number][]
  readonly fields: readonly RequestedField[]
  /** How its facts were checked, until somebody chooses. @default by the owner */
  readonly checkedBy?: CheckWay
  /** What its owner changed at once, the newest first. @default nothing */
  readonly wentLive?: readonly LiveChange[] | undefined
  /** Versions of the listing: when it was sent, and now. @default it is of no listing */
  readonly versions?: { readonly sent: number; readonly now: number } | undefined
  /** The page of the listing. @default there is none yet */
  readonly pageHref?: string | undefined
  /** The proposed beginning of an application's listing. @default it is none */
  readonly newListing?: NewListing | undefined
  /** What a report says is wrong. @default it is no report */
  readonly reason?: string | undefined
  /** Accepting it archives the page: the business is not there, and its page still is. @default false */
  readonly archives?: boolean
  /** @default nothing is decided */
  readonly decision?:
    | {
        readonly at: string
        readonly by: string | undefined
        readonly reason: string
        /** The fields that were taken over. */
        readonly accepted: readonly string[]
        /** Where in History it can be undone. @default it wrote no listing */
        readonly historyHref?: string | undefined
      }
    | undefined
}

/** How a claim is to be proved: by what the listing has, never by what its sender wrote. */
export interface ReviewedClaim {
  /** In words. */
  readonly standing: string
  /** How the last email or code was asked for. @default nothing was */
  readonly way?: 'email' | 'call' | 'whatsapp' | undefined
  /** The listing's contact. @default it has none */
  readonly contact?: string | undefined
  readonly askedAt?: string | undefined
  /** A code was asked for that nobody has seen yet. */
  readonly canReveal: boolean
  readonly revealedAt?: string | undefined
  readonly revealedBy?: string | undefined
  /** How often a wrong code was typed. */
  readonly tries: number
  /** Those who look after the listing. */
  readonly owners: readonly string[]
  /** Other claims of it that wait. */
  readonly rivals: readonly { readonly reference: string; readonly name: string; readonly href: string }[]
  /** What was revealed just now. @default nothing */
  readonly code?: { readonly figures: string; readonly whatsappHref?: string | undefined } | undefined
}

/** A decision about a request. */
export interface ReviewDecision {
  readonly accept: readonly string[]
  readonly keep: readonly string[]
  /** For the sender; '' where everything is accepted. */
  readonly reason: string
  /** How the facts among them were checked. @default no fact is accepted */
  readonly how?: CheckWay
  /** By field, what is written instead of what was asked for. @default what was asked for */
  readonly instead?: Readonly<Record<string, string>>
  /** Whether a request that asks for no field is accepted. */
  readonly isAccepted?: boolean
  readonly newListing?: NewListing
}

export type OpenRequest =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | {
      readonly status: 'ready'
      readonly request: ReviewedChangeRequest
      /** The proof of a claim. @default it is none, or that is not known yet */
      readonly claim?: ReviewedClaim | undefined
      /** Whether something is being written. @default nothing is */
      readonly isWriting?: boolean
      /** Why the last decision was not written. @default it was, or there was none */
      readonly refusal?: string | undefined
      /** Something changed after it was opened: what is decided of other fields stays. @default false */
      readonly hasChanged?: boolean
    }
