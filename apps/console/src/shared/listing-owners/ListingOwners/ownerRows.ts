/** An owner of a listing. Instants are ISO 8601. */
export interface OwnerRow {
  readonly id: string
  readonly email: string
  readonly since: string
  /** The administrator who accepted or invited. @default a proof by the listing's own contact did */
  readonly addedBy?: string | undefined
  /** The application or claim by which it came. @default there was none, or it is not kept any more */
  readonly request?: { readonly reference: string; readonly kind: string; readonly href: string } | undefined
  /** What this owner changes without a look. */
  readonly live: readonly string[]
}

/** A link that nobody has used yet. */
export interface OwnerInvitationRow {
  readonly id: string
  readonly email: string
  /** @default nobody: it was accepted or proved */
  readonly madeBy?: string | undefined
  readonly expiresAt: string
}

export type ListingOwnersState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly owners: readonly OwnerRow[]
      readonly invitations: readonly OwnerInvitationRow[]
    }
