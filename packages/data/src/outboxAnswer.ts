import type { CalendarDate } from '@dira/directory-core'
import { z } from 'zod'
import type { Database } from './database.types.ts'
import type { InvitationPurpose } from './invitationAnswer.ts'
import { shownRow } from './shownRow.ts'

/** The subject of emails about a listing. */
interface AboutListing {
  readonly name: string
  readonly slug: string
  readonly country: string
}

/** What an email is about: what the database wrote, and the kind. */
export type OutboxSubject =
  | (AboutListing & {
      readonly kind: 'reminder'
      readonly tier: 'standard' | 'premium'
      readonly paidUntil: CalendarDate
      /** The last day that is paid for: a renewal goes on after it. */
      readonly renewsFrom: CalendarDate | undefined
      /** Somebody looks after the listing, and renews it on a page of the site. */
      readonly isOwned: boolean
    })
  | {
      readonly kind: 'invitation'
      readonly purpose: InvitationPurpose
      /** The name of the business that an owner is to look after. */
      readonly name: string | undefined
      /** The administrator; undefined where an owner asked for it. */
      readonly madeBy: string | undefined
      readonly expiresAt: string
    }
  | (AboutListing & {
      readonly kind: 'claim-link'
      readonly claimant: string
      readonly askedAt: string
      readonly expiresAt: string
    })
  | (AboutListing & {
      readonly kind: 'claim-notice'
      readonly claimant: string
      readonly askedAt: string
      readonly reference: string
    })
  | { readonly kind: 'email-change'; readonly expiresAt: string }
  | { readonly kind: 'email-notice'; readonly address: string; readonly isDone: boolean; readonly at: string }

type StoredEmail = Pick<Database['public']['Tables']['outbox']['Row'], 'kind' | 'status' | 'data'>

/** An email as it is stored, with what it says; that is undefined once it was erased. */
export function emailOf<Row extends StoredEmail>({ kind, data, ...row }: Row) {
  const subject =
    row.status === 'erased' ? undefined : ({ kind, ...shownRow(data as object) } as unknown as OutboxSubject) // As the functions of the database write it.
  return { ...shownRow(row), subject }
}

/** An email as administrators see it. `phone` can be dialled; one without an e-mail address is sent by a person. */
export type OutboxEmail = ReturnType<typeof emailOf<Database['public']['Views']['admin_outbox']['Row']>>

/** Emails, the newest first, and how many wait, by what they wait for. */
export interface OutboxPage {
  readonly emails: readonly OutboxEmail[]
  readonly more: boolean
  readonly counts: ReadonlyMap<OutboxEmail['waitsFor'], number>
}

/** An email that its holder alone sends. */
export type ClaimedEmail = ReturnType<typeof emailOf<Database['public']['Tables']['outbox']['Row']>> & {
  readonly email: string
  readonly messageId: string
}

/** The sender of emails: the site's server, or administrators by hand. */
export const outboxSenderSchema = z.object({ from: z.string().nullable() })

/** `from` is null where administrators send by hand. */
export type OutboxSender = z.output<typeof outboxSenderSchema>
