/** States of a message. */
export const INBOX_STATUSES = ['open', 'answered', 'archived', 'spam'] as const
export type InboxStatus = (typeof INBOX_STATUSES)[number]

/** What an administrator noted about a message. */
export interface InboxNote {
  readonly id: string
  /** The author's name; absent when that is an administrator no more. */
  readonly author?: string | undefined
  readonly text: string
  /** ISO 8601. */
  readonly writtenAt: string
}

/** What a visitor sent. */
export interface InboxMessage {
  readonly id: string
  /** A message to the guide, or an enquiry to a business. */
  readonly kind: 'message' | 'enquiry'
  /** The subject, or the business. */
  readonly about: string
  readonly name: string
  readonly email: string
  /** As it was written; empty where none was given. */
  readonly phone?: string | undefined
  /** A `https://wa.me/` link, where the sender gave a number that can be dialled from everywhere. */
  readonly whatsapp?: string | undefined
  readonly text: string
  /** ISO 8601. */
  readonly sentAt: string
  readonly status: InboxStatus
  /** Somebody has opened it. */
  readonly isRead: boolean
  /** The id of the administrator who answers. */
  readonly assignee?: string | undefined
  readonly notes: readonly InboxNote[]
  readonly isAnswered: boolean
  /** When it is deleted as it is now; ISO 8601. */
  readonly deletedOn: string
  /** When it were deleted if it was answered now; ISO 8601. */
  readonly deletedIfAnswered: string
}

/** An administrator who may answer. */
export interface InboxAdministrator {
  readonly id: string
  /** Such as the e-mail address. */
  readonly name: string
  /** The one who is signed in. */
  readonly isMe: boolean
}

/** Which messages are listed. */
export interface InboxFilters {
  readonly status: InboxStatus
  readonly kind?: InboxMessage['kind'] | undefined
  readonly whose?: 'mine' | 'nobodys' | 'mine-or-nobodys' | undefined
  /** Words of the name, the address, the subject or the text. */
  readonly search: string
}

/** The loading state of the list. */
export type InboxState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly items: readonly InboxMessage[]
      /** How many of each kind match the other filters; undefined until that is known. */
      readonly messages: number | undefined
      readonly enquiries: number | undefined
      /** They are of the filters before; those that match are being read. @default false */
      readonly isStale?: boolean
      /** There are older ones that match. */
      readonly hasMore: boolean
      /** They could not be read again; these are what was there. @default false */
      readonly isFailed?: boolean
    }

/** The message that lies open. `gone` is one that is no longer there. */
export type OpenMessage =
  | { readonly status: 'loading' | 'gone' }
  | { readonly status: 'ready'; readonly item: InboxMessage }
