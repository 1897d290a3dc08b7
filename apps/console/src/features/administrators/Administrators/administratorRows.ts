import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'

/** An administrator. Instants are ISO 8601. */
export interface AdministratorRow {
  readonly id: string
  readonly email: string
  readonly since: string
  /** When this administrator last changed something. */
  readonly lastChange: string | undefined
  /** Whether it is the one who is signed in. */
  readonly isMe: boolean
}

/** A link that nobody has used yet. */
export interface InvitationRow {
  readonly id: string
  readonly email: string
  readonly purpose: 'invitation' | 'password'
  /** Absent where its administrator asked for it. */
  readonly madeBy?: string | undefined
  readonly expiresAt: string
}

export type AdministratorsState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly administrators: readonly AdministratorRow[]
      readonly invitations: readonly InvitationRow[]
    }

/** What one administrator did, the newest first. */
export interface ChangesShown {
  /** The administrator's id. */
  readonly of: string
  /** @default not known yet */
  readonly changes?: readonly HistoryOperation[] | undefined
  /** Where an operation is. */
  readonly hrefOf: (operation: number) => string
}
