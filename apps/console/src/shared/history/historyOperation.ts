import type { AccountEvent, ChangeCounts, OperationKind, UndoCounts } from '@dira/data'

/** What happened to an account, as far as it is known. */
export type HistoryEvent = Pick<AccountEvent, 'what'> & Partial<AccountEvent>

/** What names an operation. */
export interface OperationName {
  readonly kind: OperationKind
  readonly about: 'listings' | 'accounts' | 'messages' | 'requests' | 'payments' | 'other'
  /** What happened to accounts, what counts most first. @default nothing did */
  readonly events?: readonly HistoryEvent[] | undefined
  /** The name of the first listing. */
  readonly label?: string | undefined
  /** The file of an import. */
  readonly file?: string | undefined
  /** What a bulk change made of listings. */
  readonly status?: 'draft' | 'published' | 'archived' | undefined
  /** It takes a payment back. @default false */
  readonly isReversal?: boolean | undefined
  /** How many rows it wrote. */
  readonly rows: number
}

/** What was done in one go. */
export interface HistoryOperation extends OperationName {
  readonly id: number
  /** What an undo undid. */
  readonly undid?: OperationName | undefined
  /** The page of the payment that it recorded or took back. */
  readonly invoice?: { readonly number: string; readonly href: string } | undefined
  /** The name of the one who did it; absent for a command or the server. */
  readonly who?: string | undefined
  /** An account did it that is there no longer. @default false */
  readonly hasLeft?: boolean | undefined
  /** ISO 8601, and so are the others. */
  readonly beganAt: string
  readonly endedAt: string
  readonly undoableUntil: string
  /** How many fields of listings it changed. */
  readonly changes: number
  readonly canUndo: boolean
  readonly isUndone: boolean
  /** How many of its listings are undone, of how many. @default all, where it is undone */
  readonly undoneInPart?: Part | undefined
  /** False for what has not come to its end. */
  readonly isFinished: boolean
  /** How far it is, where it takes longer and is not done. @default it is not known */
  readonly progress?: (Part & { readonly state: 'working' | 'stopped' | 'failed' }) | undefined
}

/** So many listings, or rows of a file, of so many. */
export interface Part {
  readonly done: number
  readonly of: number
}

/** A field as it was before an operation and after it; empty text where there was nothing. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** One of the listings that an operation changed. */
export interface ChangedListing {
  readonly id: string
  readonly name: string
  readonly fields: readonly FieldChange[]
}

/** A field that says something else than what the operation wrote. */
export interface ChangedSince {
  /** Names it among the others. */
  readonly key: string
  readonly name: string
  readonly field: string
  readonly wrote: string
  readonly now: string
  /** The last change: who made it, and when. */
  readonly by?: string | undefined
  readonly at?: string | undefined
  /** Whether it can be put back all the same: not where the listing is gone, or its place taken. */
  readonly canGoBack: boolean
}

/** The operation that lies open. */
export type OpenOperation =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | {
      readonly status: 'ready'
      readonly operation: HistoryOperation
      /** Absent while it is counted. */
      readonly counts?: UndoCounts | undefined
      /** The listing that is shown field by field, and its place among all. */
      readonly listing?: ChangedListing | undefined
      readonly place: number
      /** What has changed since, or the first of it. */
      readonly changed: readonly ChangedSince[]
      /** The progress of the operation or of its undo, in listings, while one of them runs. */
      readonly working?: (Part & { readonly what: 'itself' | 'undo'; readonly canStop: boolean }) | undefined
      /** Why it, or its undo, stopped, if it did by itself. */
      readonly failure?: string | undefined
      /** It was stopped, and can go on. @default false */
      readonly canGoOn?: boolean
      /** What the undo that was made here has done. */
      readonly report?: ChangeCounts | undefined
    }
