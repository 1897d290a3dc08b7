import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { RequestedChanges } from './changeRequest.ts'
import { DataRefusal } from './dataRefusal.ts'
import { columnsOfField, fieldOfRefusal, type OwnerField } from './fieldColumns.ts'
import type { ListingField, ListingForm } from './listingForm.ts'
import {
  ownerListingOf,
  type OwnerChecked,
  type OwnerFact,
  type OwnerListing,
  type OwnerSaved,
  type StoredOwnerListing,
} from './ownerListingAnswer.ts'
import { requestedChanges } from './requestedChanges.ts'

/** A save as it is sent, and sent again until there is an answer. */
export interface OwnerSave {
  readonly listing: string
  /** The version that was seen. */
  readonly version: number
  readonly changes: RequestedChanges
  /** `crypto.randomUUID()`, the same for ever: sent again, it is saved once. */
  readonly key: string
}

/** What came of a save. */
export type OwnerSaveOutcome =
  | { readonly kind: 'saved'; readonly listing: OwnerListing; readonly operation: number | undefined }
  /** Somebody else changed a field of it since; nothing was written. */
  | { readonly kind: 'changed'; readonly listing: OwnerListing }
  /** The database does not take it as it is: in its words, and of which field if it says so. */
  | { readonly kind: 'refused'; readonly field: ListingField | undefined; readonly message: string }

/** A listing as its owner edits it. All reject with a `DataRefusal` or with what `fetch` rejected with, but for refusals of a save. */
export interface OwnerListingData {
  /** Undefined for a listing that this account does not look after, whether there is one or not. */
  readonly read: (slug: string) => Promise<OwnerListing | undefined>
  /** Writes what is live at once, and has the rest wait for a look. */
  readonly save: (save: OwnerSave) => Promise<OwnerSaveOutcome>
  /** Takes back what waits of a field, or all of it. */
  readonly withdraw: (listing: string, field?: OwnerField) => Promise<OwnerListing>
  /** Answers what was asked about the request that waits. */
  readonly answer: (listing: string, text: string) => Promise<OwnerListing>
  /** Says that facts are still right today. */
  readonly confirm: (
    listing: string,
    facts: readonly OwnerFact[],
  ) => Promise<{ readonly operation: number | undefined; readonly checks: OwnerListing['checks'] }>
  /** Undoes the last own change. */
  readonly undo: (listing: string, operation: number) => Promise<OwnerListing>
}

/** The changes in a form: the columns that differ from what was opened. */
export function ownerChanges(opened: OwnerListing, form: ListingForm): RequestedChanges {
  const changes = requestedChanges(opened.form, form)
  return Object.fromEntries(
    Object.entries(changes).map(([column, { to }]) => [
      column,
      // As the database said it: a form may round or trim.
      { from: opened.seen[column as keyof RequestedChanges] ?? null, to },
    ]),
  )
}

/** The owner's side of a data service. */
export function connectOwnerListing(options: AdminDataOptions): OwnerListingData {
  const client = adminClient(options)
  const listingOf = (data: unknown) => ownerListingOf(data as StoredOwnerListing)
  return {
    read: async (slug) => {
      try {
        const { data } = await client.rpc('owner_listing', { listing_slug: slug }).throwOnError()
        return listingOf(data)
      } catch (error) {
        if (error instanceof DataRefusal && error.status === 403) return undefined
        throw error
      }
    },
    save: async ({ listing, version, changes, key }) => {
      try {
        const asking = client.rpc('propose_edit', { listing, seen_version: version, changes, key })
        const answer = (await asking.throwOnError()).data as unknown as OwnerSaved
        const saved = ownerListingOf(answer.listing)
        if (!answer.is_done) return { kind: 'changed', listing: saved }
        return { kind: 'saved', listing: saved, operation: answer.operation ?? undefined }
      } catch (error) {
        if (!(error instanceof DataRefusal) || error.status !== 400) throw error
        const message = error.message.slice(error.message.indexOf(': ') + 2)
        return { kind: 'refused', field: fieldOfRefusal(error.message), message }
      }
    },
    withdraw: async (listing, field) => {
      const columns = field && { columns: [...columnsOfField(field)] }
      return listingOf((await client.rpc('withdraw_edit', { listing, ...columns }).throwOnError()).data)
    },
    answer: async (listing, text) =>
      listingOf((await client.rpc('answer_edit', { listing, answer: text }).throwOnError()).data),
    confirm: async (listing, facts) => {
      const { data } = await client.rpc('confirm_facts', { listing, facts: [...facts] }).throwOnError()
      const { operation, checks } = data as unknown as OwnerChecked
      return { operation: operation ?? undefined, checks }
    },
    undo: async (listing, operation) =>
      listingOf((await client.rpc('undo_own_operation', { listing, operation }).throwOnError()).data),
  }
}
