/** What somebody asks for: a new listing, an owner's change, to be the owner, a change by anybody, or a look at something that is wrong. */
export const REQUEST_KINDS = ['application', 'edit', 'claim', 'suggestion', 'report'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** `new` waits for an administrator, `asked-back` for who sent it; the others are decided. */
export const REQUEST_STATUSES = ['new', 'asked-back', 'accepted', 'partly-accepted', 'declined', 'withdrawn'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Which requests are shown. */
export interface RequestFilters {
  readonly status: RequestStatus | 'all'
  readonly kind?: RequestKind | undefined
  /** A reference, or words of the business's name or the contact. */
  readonly search: string
}

/** A request as a row of the list. */
export interface ListedRequest {
  readonly id: string
  /** To read out, such as 'DIRA 9TB 41C'. */
  readonly reference: string
  readonly kind: RequestKind
  readonly status: RequestStatus
  readonly business: string
  /** The sender; '' where nobody says. */
  readonly from: string
  /** ISO 8601 */
  readonly sentAt: string
  /** An administrator has opened it. */
  readonly isRead: boolean
}

export type ChangeRequestsState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly requests: readonly ListedRequest[]
      /** How many wait for an administrator, of all. */
      readonly waiting: number
      /** They are of the filters before; those that match are being read. @default false */
      readonly isStale?: boolean
      readonly hasMore: boolean
      /** They could not be read again; what was read stays. */
      readonly isFailed: boolean
    }
